export { inviteDemoMembers, makeDemoMembers } from './demo-members.server'
export { runStaffCommand } from './staff.command.server'
export { staffData } from './staff-data.server'
