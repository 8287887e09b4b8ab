/** Marks of days of which a part is taken, told apart by their shape: by something, or booked by the hour. */
export const PARTIAL_MARK = 'size-1.5 rounded-pill bg-gold';
export const HOURS_MARK = 'h-1.5 w-3 rounded-[2px] border-2 border-info';
