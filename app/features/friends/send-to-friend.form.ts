import { defineForm, subject } from '~/features/forms/public'

/** Sends a listing to a friend. It has address fields only, so that it cannot be used for advertising (F9). */
export const friendForm = defineForm({
  name: 'send-to-friend',
  room: 'friends',
  fields: [
    ...subject,
    {
      name: 'email',
      kind: 'email',
      label: 'yourEmail',
      hint: 'yourEmail',
      required: true,
      autoComplete: 'email',
    },
    {
      name: 'friendEmail',
      kind: 'email',
      required: true,
      missing: 'friendEmail',
      wrong: 'friendEmail',
      hint: 'friendEmail',
    },
  ],
  thanks: 'thanks.send-to-friend',
})
