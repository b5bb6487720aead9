import type { FormDefinition } from '~/features/forms/public'

/** Asks who has an owner's access for its password before everything is erased (S-06). */
export const eraseAccount: FormDefinition = {
  name: 'erase-account',
  room: 'privacy',
  byLink: true,
  isAccount: true,
  fields: [
    {
      name: 'current',
      kind: 'password',
      hint: 'current',
      autoComplete: 'current-password',
      required: true,
      unmarked: true,
    },
  ],
  thanks: 'my-data',
}
