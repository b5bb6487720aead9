import { RouterContextProvider } from 'react-router'
import { staff } from '#db/schema'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { type App, appContext } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Act } from '~/platform/office/define-act.server'
import { mayAct } from '~/platform/office/may-act.server'
import { memberOf } from '~/platform/office/member.fixture'
import { memberContext } from '~/platform/office/member.server'
import type { Role } from '~/platform/office/permissions'

type Sent = { app: App; fields: Record<string, string | string[]>; id?: string | undefined }
type Answered = { status: number; to?: string | null; answer?: ActAnswer | null }

/** Sends forms of the office as a member does, who exists from then on. */
export async function actSender(db: Db, role: Role, acts: readonly Act[]) {
  const action = mayAct(...acts)
  const email = `${crypto.randomUUID()}@agency.example`
  const row = { email, name: 'Mia', role, locale: 'nl', createdAt: new Date() } as const
  const [member] = await db.insert(staff).values(row).returning()
  if (!member) throw new Error('no member was made')

  return async ({ app, fields, id }: Sent): Promise<Answered> => {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(memberContext, { ...memberOf(role), id: member.id })
    const url = new URL(`https://agency.example/office/${id ?? 'new'}/`)
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, one)
    const request = new Request(url, { method: 'POST', body })
    const args = { request, url, params: id ? { id } : {}, context, pattern: '' }
    const given = await action(args).catch((thrown: unknown) => thrown)
    if (given instanceof Response) return { status: given.status, to: given.headers.get('location') }
    if (given instanceof Error) throw given
    const { data, init } = given as { data: ActAnswer | null; init: { status: number } }
    return { status: init.status, answer: data }
  }
}
