import type { PriceList } from '@diyar/contract/supply/price-lists';
import { dateTimeText } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import QRCode from 'qrcode';
import type { PdfSource } from '../platform/pdf/compile-pdf.ts';

/** An A4 page or several: the name, the advertiser, the code of the list's page, and a line a unit. */
const SOURCE = `
#let d = json(bytes(sys.inputs.data))
#set document(title: d.name)
#set page(paper: "a4", margin: (x: 16mm, y: 18mm),
  footer: context align(center, text(8pt, fill: luma(110), counter(page).display("1 / 1", both: true))))
#set text(font: "Tajawal", size: 10pt, lang: d.lang, dir: if d.lang == "ar" { rtl } else { ltr })
#let ltr-text(body) = box(text(dir: ltr, body))
#grid(columns: (1fr, auto), column-gutter: 8mm,
  [
    #text(18pt, weight: "bold", d.name)
    #v(1mm)
    #text(11pt, d.by)
    #linebreak()
    #text(9pt, fill: luma(90))[#d.at_word #ltr-text(d.at)]
    #v(2mm)
    #text(9pt, fill: luma(90), d.scan)
  ],
  image(bytes(d.qr), format: "svg", width: 34mm),
)
#v(5mm)
#table(
  columns: (1fr,) + (auto,) * d.periods.len(),
  stroke: (x: none, y: 0.4pt + luma(200)),
  inset: (x: 3mm, y: 2.6mm),
  align: horizon + start,
  fill: (_, y) => if y == 0 { luma(242) },
  table.header(..(d.unit, ..d.periods).map(word => text(9pt, weight: "bold", word))),
  ..d.rows.map(row => (
    [#text(weight: "bold", row.title) #linebreak() #text(8.5pt, fill: luma(90), row.place)],
    ..row.prices.map(price => if price == none { [-] } else [
      #if price.was != none { text(8.5pt, fill: luma(110), strike(ltr-text(price.was))); linebreak() }
      #text(weight: "bold", ltr-text(price.text))
    ]),
  )).flatten()
)
#if d.rows.len() == 0 { d.none }
`;

/** The document of a price list as it is now, in one language; `link` is its page, which its code opens. */
export async function priceListPdf(list: PriceList, link: string, lang: Lang): Promise<PdfSource> {
  const t = translatorOf(lang);
  const { name, advertiser, periods, units } = list;
  const rows = units.map((unit) => ({
    title: unit.title,
    place: [unit.category.name, unit.district.name, unit.city.name].join(' · '),
    prices: periods.map((period) => {
      const found = unit.prices.find((price) => price.period === period);
      return found === undefined ? null : { text: found.price.text, was: found.was?.text ?? null };
    }),
  }));
  const data = {
    lang,
    name,
    by: advertiser.name,
    at_word: t('priceLists.pdf.at'),
    at: dateTimeText(list.as_of),
    scan: t('priceLists.pdf.scan'),
    unit: t('priceLists.page.unit'),
    none: t('priceLists.page.none'),
    periods: periods.map((period) => t(`priceLists.periodNames.${period}`)),
    rows,
    qr: await QRCode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
  };
  return { source: SOURCE, data };
}
