/** The last day of a month, YYYY-MM-DD: a card is good through it. */
export function lastDayOf(month: number, year: number): string {
  return Temporal.PlainYearMonth.from({ year, month }).toPlainDate({ day: 31 }).toString();
}

/** Whether a card is over; `today` is Riyadh's date. */
export function isOver(expiresOn: string, today: string): boolean {
  return expiresOn < today;
}

/** As cards say it: "08/28". */
export function expiryText(expiresOn: string): string {
  return `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}`;
}
