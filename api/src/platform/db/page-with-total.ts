interface Page {
  limit: number;
  offset: number;
}

/**
 * Reads a page of rows that each say how many there are in all. A page past the end has no row to say it: then the first row does, so
 * that a list that grew shorter is still told from an empty one.
 */
export async function pageWithTotal<Row extends { total: number }>(
  page: Page,
  find: (page: Page) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await find(page);
  if (rows.length > 0 || page.offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const [first] = await find({ limit: 1, offset: 0 });
  return { rows, total: first?.total ?? 0 };
}
