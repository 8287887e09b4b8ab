/**
 * An error's notice from code of the first load, one for each `id`: the library of notices comes when there is something to
 * tell, and with it their layer; without it nothing can be told. What is loaded later says it through
 * `react-hot-toast/headless` directly.
 */
export async function toastError(sentence: string, id: string): Promise<void> {
  const library = await import('react-hot-toast/headless').catch(() => undefined);
  library?.default.error(sentence, { id });
}
