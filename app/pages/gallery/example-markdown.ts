/** A text with every feature of Markdown. */
export const exampleMarkdown = `
## A heading of the text

A paragraph with *stress*, **weight**, \`code\`, a [link to the list](/for-sale/) and one
[to another site](https://agency.example/), which opens in a new tab.

- a list
- with a second point
  - and one below it

1. first
2. second

> A quotation: a house is worth what somebody loves in it.

### A table

| Kind | Least | Most | Remark |
|---|---:|---:|---|
| Sale | € 2.500 | 3 % | of the price, VAT included |
| Letting | € 900 | one month | of the rent, for the search alone |

---

The end.
`
