import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterDataContext, useNavigation, useRevalidator } from 'react-router'
import type { News } from '../toasts'
import { type NewsCounts, type Trouble, useLiveNews } from './use-live-news'

type Live = {
  /** Of the stream. */
  address: string
  /** How much the server had heard when this page was made. */
  mark: string
}

/**
 * Keeps a page of the office as new as the office is, says what came, and sends no form that nobody would take (B13).
 * @returns what is to be announced
 */
export function useLive({ address, mark }: Live): News[] {
  const { revalidate } = useRevalidator()
  const [arrived, setArrived] = useState<NewsCounts>({ count: 0, kinds: {} })
  const [trouble, setTrouble] = useState<Trouble>()
  const made = useRef(mark)
  const hasAnswer = useHasAnswer()
  const isBusy = useIsBusy()

  useEffect(() => {
    made.current = mark
  }, [mark])

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void Promise.all([
      import('./follow-office.client'),
      import('./refresher.client'),
      import('./form-guard.client'),
      import('./typed.client'),
    ]).then(([{ followOffice }, { createRefresher }, { guardForms }, { hasTyped, isPageThere }]) => {
      if (isOver) return
      const mayRead = async () => {
        const may = !hasTyped() || (await isPageThere())
        if (!may) setTrouble({ kind: 'gone' })
        return may
      }
      const refresher = createRefresher({
        ...{ address, mayRead },
        read: async () => {
          setTrouble((before) => (before?.kind === 'gone' ? undefined : before))
          await revalidate()
        },
        ...{ isHeld: () => hasAnswer.current, isBusy: () => isBusy.current },
      })
      // Said again for each form that was not sent.
      const unguard = guardForms(address, (kind) => setTrouble({ kind }))
      const unfollow = followOffice(address, (word) => {
        if (word?.type === 'out')
          return setTrouble((before) => (before?.kind === 'out' ? before : { kind: 'out' }))
        // A page that is gone stays so until it is read again.
        if (word) setTrouble((before) => (before?.kind === 'gone' ? before : undefined))
        if (word?.type === 'beat') return
        if (word?.type === 'news' && word.isNew) setArrived((before) => addTo(before, word.kind))
        if (word && word.mark === made.current) return
        if (word) made.current = word.mark
        refresher.want()
      })
      stop = () => {
        for (const end of [refresher.stop, unguard, unfollow]) end()
      }
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [address, revalidate, hasAnswer, isBusy])

  return useLiveNews(arrived, trouble)
}

const addTo = ({ count, kinds }: NewsCounts, kind: string): NewsCounts => ({
  count: count + 1,
  kinds: { ...kinds, [kind]: (kinds[kind] ?? 0) + 1 },
})

/** Whether the page shows the answer to a form: the router drops it when it reads the page's data again. */
function useHasAnswer() {
  const state = useContext(UNSAFE_DataRouterDataContext)
  const has = useRef(false)
  useEffect(() => {
    has.current = state?.actionData != null
  })
  return has
}

/** Whether a form or another page is on its way: what a member does themselves is told to their page meanwhile. */
function useIsBusy() {
  const { state } = useNavigation()
  const is = useRef(false)
  useEffect(() => {
    is.current = state !== 'idle'
  }, [state])
  return is
}
