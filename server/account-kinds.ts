import type { AccountKind } from '~/features/accounts/public.server'
import { ownerKind } from '~/features/owners/public.server'
import { staffKind } from '~/features/staff/public.server'

/** Everybody who logs in to this product. */
export const accountKinds: readonly AccountKind[] = [ownerKind, staffKind]
