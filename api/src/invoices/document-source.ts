/**
 * The page of a document for the compiler of PDFs: A4, Arabic first with English beside it, right to left. All texts come as
 * data, none as markup.
 */
export const DOCUMENT_SOURCE = `
#let d = json(bytes(sys.inputs.data))
#let ink = rgb("#17211c")
#let soft = rgb("#5b6761")
#let line-colour = rgb("#d8ddd8")
#let wash = rgb("#f1f5f2")
#let green = rgb("#0f5f4a")
#set page(paper: "a4", margin: (x: 18mm, y: 18mm), numbering: "1 / 1")
#set text(font: "Tajawal", size: 9.5pt, fill: ink, lang: "ar", dir: rtl)
#set par(leading: 0.75em)
#let latin(body) = box(text(dir: ltr, lang: "en")[#body])
#let en(body) = box(text(size: 0.85em, fill: soft, lang: "en", dir: ltr)[#body])
#let both(t) = { t.ar; linebreak(); en(t.en) }
#let one-line(t) = { t.ar; h(0.5em); en(t.en) }
#let value(f) = if "both" in f { if f.both.ar == f.both.en { f.both.ar } else { both(f.both) } } else { latin(f.value) }

#grid(columns: (1fr, auto), align: (start + top, end + top), gutter: 8mm,
  {
    text(size: 19pt, weight: "bold", fill: green)[#d.title.ar]
    linebreak()
    text(size: 11pt, fill: soft, lang: "en", dir: ltr)[#d.title.en]
    v(4mm)
    grid(columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 2.6mm,
      ..d.facts.map(f => (one-line(f.label), strong(value(f)))).flatten())
  },
  if d.qr != none { image(bytes(d.qr), format: "svg", width: 38mm) },
)
#v(6mm)
#let party(label, p) = block(width: 100%, fill: wash, radius: 3mm, inset: 4.5mm, {
  text(fill: soft)[#one-line(label)]
  v(1.5mm)
  strong(p.name.ar)
  if p.name.en != p.name.ar { linebreak(); en(p.name.en) }
  if p.address != none { linebreak(); p.address }
  for f in p.facts { linebreak(); one-line(f.label); h(2mm); latin(f.value) }
})
#grid(columns: (1fr, 1fr), gutter: 5mm, party(d.sellerLabel, d.seller), party(d.buyerLabel, d.buyer))
#v(6mm)
#let count = d.columns.len()
#table(
  columns: (1fr,) + (auto,) * (count - 1),
  align: (x, y) => if x == 0 { start + horizon } else { right + horizon },
  inset: (x: 2.6mm, y: 2.6mm),
  stroke: (x, y) => (bottom: 0.6pt + line-colour),
  fill: (x, y) => if y == 0 { wash },
  table.header(..d.columns.map(c => both(c))),
  ..d.lines.map(l => (
    if l.name.ar == l.name.en { l.name.ar } else { both(l.name) },
    ..l.cells.map(c => latin(c)),
  )).flatten(),
)
#v(3mm)
#align(end, block(width: 82mm, grid(columns: (1fr, auto), row-gutter: 3mm, align: (start, right),
  ..d.sums.enumerate().map(((i, s)) => if i == d.sums.len() - 1 {
    (strong(one-line(s.label)), text(size: 12pt, weight: "bold", fill: green)[#latin(s.value)])
  } else { (one-line(s.label), latin(s.value)) }).flatten())))
#v(6mm)
#for n in d.notes { block(below: 2.2mm, text(size: 8.5pt, fill: soft)[#one-line(n)]) }
`;
