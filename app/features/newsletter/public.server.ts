export { askToSubscribe } from './ask-to-subscribe.server'
export { runNewsletterCommand } from './newsletter.command.server'
export { forgetSubscribersQueue, workOnSubscribers } from './newsletter.jobs.server'
export { subscriberData } from './subscriber-data'
