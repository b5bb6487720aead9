import type { PersonalData } from '~/platform/personal-data.server'
import {
  deleteAppointmentsBefore,
  deleteAppointmentsOf,
  deleteHeldBefore,
  findAppointmentsOf,
} from './appointments.repo.server'

/** What visitors booked, and their feedback. */
export const appointmentData: PersonalData = {
  name: 'appointments',
  tables: ['appointments'],
  export: async (db, email) =>
    (await findAppointmentsOf(db, email)).map(
      ({
        bookedAt,
        state,
        kind,
        startsAt,
        endsAt,
        listingId,
        locale,
        fields,
        page,
        consentVersion,
        feedback,
      }) => ({
        at: bookedAt,
        state,
        kind,
        startsAt,
        endsAt,
        listing: listingId,
        language: locale,
        fields,
        page,
        privacyWords: consentVersion,
        feedback,
      }),
    ),
  delete: async (tx, email) => ({ count: await deleteAppointmentsOf(tx, email) }),
  forgetBefore: async ({ db, clock }, instant) =>
    (await deleteHeldBefore(db, clock.now())) + (await deleteAppointmentsBefore(db, instant)),
}
