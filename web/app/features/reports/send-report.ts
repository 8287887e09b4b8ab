import type { ReportReason } from '@diyar/contract/people/reports';
import type { REASONS_OF_KIND } from '@diyar/contract/words/report-words';
import type { Lang } from '@diyar/messages/messages';
import { callApi } from '../../api/client.ts';
import type { Reportable } from '../../site/report-paths.ts';

/** A reason fits the kind of thing it was chosen for. */
type ReasonOf<Kind extends keyof typeof REASONS_OF_KIND> = (typeof REASONS_OF_KIND)[Kind][number];

/** The booking and place of a message, as its report's address names them. */
export function placeOf(id: string): { id: string; position: string } {
  const [reservation = '', position = ''] = id.split('-');
  return { id: reservation, position };
}

/** Sends a report about a thing; answers its case number. */
export function sendReport(
  { kind, id }: Reportable,
  { reason, text }: { reason: ReportReason; text: string },
  lang: Lang,
): Promise<{ id: string; is_new: boolean }> {
  const params = { id };
  if (kind === 'ad')
    return callApi('POST /api/v1/ads/{id}/reports', {
      params,
      body: { reason: reason as ReasonOf<'ad'>, text },
      lang,
    });
  if (kind === 'account') {
    const body = { reason: reason as ReasonOf<'account'>, text };
    return callApi('POST /api/v1/advertisers/{id}/reports', { params, body, lang });
  }
  if (kind === 'evaluation') {
    const body = { reason: reason as ReasonOf<'evaluation'>, text };
    return callApi('POST /api/v1/evaluations/{id}/reports', { params, body, lang });
  }
  const body = { reason: reason as ReasonOf<'message'>, text };
  return callApi('POST /api/v1/reservations/{id}/messages/{position}/reports', {
    params: placeOf(id),
    body,
    lang,
  });
}
