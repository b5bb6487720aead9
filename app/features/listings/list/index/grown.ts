type Column = { length: number; set(values: never): void; constructor: unknown }

/** A copy of a column with room for twice as many slots. */
export function grown<Values extends Column>(values: Values): Values {
  const larger = new (values.constructor as new (length: number) => Values)(values.length * 2)
  larger.set(values as never)
  return larger
}
