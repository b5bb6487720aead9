import type { Locale } from '~/kernel/locale'
import type { RenderedDefinition } from './define-form'
import type { TitleSetting } from './title-setting'

/** A form that asks for the form of address as the agency's setting says; other forms stay as they are. */
export function withTitle<Form extends RenderedDefinition>(
  form: Form,
  setting: TitleSetting,
  locale: Locale,
): Form {
  const choices = titlesIn(locale, setting)
  const fields = form.fields.flatMap((field) => {
    if (field.name !== 'title') return [field]
    return choices.length === 0 ? [] : [{ ...field, choices, required: setting.title === 'required' }]
  })
  return { ...form, fields }
}

/** German has no word for "Miss" that is still used. */
const titlesIn = (locale: Locale, { title, titles }: TitleSetting) =>
  title === 'none' ? [] : titles.filter((one) => locale !== 'de' || one !== 'miss')
