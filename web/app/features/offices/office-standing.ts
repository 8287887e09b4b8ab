import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { askAnew, useLive } from '../../live/use-live.ts';

/** How the verification of the acting office stands. */
export type Office = CallData<'GET /api/v1/verifications/office'>;
export type OfficeDraft = NonNullable<Office['request']>;

const keyOf = (lang: string) => [lang, 'office-verification'];

/** The standing, followed live: an operator's decision shows by itself. */
export function useOffice() {
  const lang = useLang();
  useLive('verification', () => void askAnew(query));
  const query = useQuery({
    queryKey: keyOf(lang),
    queryFn: () => callApi('GET /api/v1/verifications/office', { lang }),
    // An ordinary account is told at once that this is for businesses.
    retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < 2,
  });
  return query;
}

/** Changes the standing and shows what became of it; `textOf` says what is wrong with a field, or with the whole. */
export function useOfficeChange<T>(change: (input: T) => Promise<Office>, onDone?: () => void) {
  const lang = useLang();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (office) => {
      client.setQueryData(keyOf(lang), office);
      onDone?.();
    },
    onError: (error) => {
      // Sent or decided elsewhere meanwhile: that is shown.
      if (error instanceof ApiError && error.code === 'state_changed')
        void client.invalidateQueries({ queryKey: keyOf(lang) });
    },
  });
  const textOf = (field?: string) => textIn(mutation.error, field);
  return { ...mutation, textOf };
}

function textIn(error: Error | null, field: string | undefined): string | undefined {
  if (!(error instanceof ApiError)) return field === undefined ? error?.message : undefined;
  const of = field === undefined ? undefined : error.fieldText(field);
  if (field !== undefined) return of;
  return error.code === 'validation_failed' ? undefined : error.msg;
}
