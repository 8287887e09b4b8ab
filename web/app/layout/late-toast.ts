/** A calm notice, said the same way. */
export async function toastNotice(sentence: string): Promise<void> {
  const { default: toast } = await import('react-hot-toast/headless');
  toast(sentence);
}

/**
 * An error's notice from code of the first load: the library of notices comes when there is something to tell, and with
 * it their layer. Pages that are loaded on their own say it through `react-hot-toast/headless` directly.
 */
export async function toastError(sentence: string, id?: string): Promise<void> {
  const { default: toast } = await import('react-hot-toast/headless');
  toast.error(sentence, id === undefined ? {} : { id });
}
