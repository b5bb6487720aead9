import { useLayoutEffect, useRef } from 'react'
import { useText } from '~/i18n/use-text'

type RemovedLineProps = { title: string; isRemoved: boolean; onUndo: () => void }

/** "Removed: … Undo" in place of a removed listing. It takes the focus, so that keyboard users keep their position. */
export function RemovedLine({ title, isRemoved, onUndo }: RemovedLineProps) {
  const { t } = useText()
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const item = line.current?.parentElement
    if (!item?.contains(document.activeElement)) return
    item.querySelector<HTMLElement>(isRemoved ? '[data-undo]' : '[data-favourite]')?.focus()
  }, [isRemoved])
  return (
    <div ref={line} data-removed="" hidden={!isRemoved}>
      <p>
        {t('favourites:removed')} {title}
      </p>
      <button type="button" className="button" data-undo="" onClick={onUndo}>
        {t('favourites:undo')}
      </button>
    </div>
  )
}
