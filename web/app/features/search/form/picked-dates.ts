/** The days of a search; `text` says them. */
export interface PickedDates {
  from: string;
  to: string;
  text: string;
}
