import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

/** `main`: the one action of a page. `danger`: takes something away. `quiet`: beside what it is about. */
export type ButtonLook = 'usual' | 'main' | 'danger' | 'quiet'

/** Class of a button or of a link that looks like one. */
export const buttonClass = (look: ButtonLook = 'usual', isIconOnly = false): string =>
  [styles.button, look !== 'usual' && styles[look], isIconOnly && styles.icon].filter(Boolean).join(' ')

type Look = { look?: ButtonLook; isIconOnly?: boolean }

/** A button; it sends its form unless it says otherwise. */
export const Button = ({ look, isIconOnly, type = 'submit', ...rest }: ComponentProps<'button'> & Look) => (
  <button {...rest} type={type} className={buttonClass(look, isIconOnly)} />
)

/** A link to another page of the back office that looks like a button. */
export const ButtonLink = ({ look, isIconOnly, ...rest }: ComponentProps<typeof Link> & Look) => (
  <Link {...rest} className={buttonClass(look, isIconOnly)} />
)
