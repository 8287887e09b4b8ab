import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import type { InquiredField, LicenceInquiry } from '@diyar/contract/supply/licence-inquiries';
import { TAKEN_FIELDS, type TakenField } from '@diyar/contract/words/licence-fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import type { SupplyEditor } from './editor.ts';
import { filledIn, withTaken } from './taken-content.ts';

/** An answer with what was filled in when it was asked for. */
interface Asked {
  content: WizardContent;
  inquiry: LicenceInquiry;
}

const KEPT_MS = 30 * 60_000;
const neverAsked = () => Promise.reject(new Error('the button asks'));

/** Asking the authority about the licence number of the wizard, its answer while this page is open, and taking over what it says. */
export function useLicenceInquiry(editor: SupplyEditor) {
  const lang = useLang();
  const queries = useQueryClient();
  const [identity, setIdentity] = useState('');
  const { content, property } = editor;
  const number = content.licence?.number ?? '';
  const key = [lang, 'licence-inquiry', property?.id ?? 'new', number.trim()];
  // Only the button asks: here is what it was answered.
  const { data: asked } = useQuery<Asked>({
    queryKey: key,
    queryFn: neverAsked,
    enabled: false,
    gcTime: KEPT_MS,
  });
  const ask = useMutation({
    mutationFn: () => {
      const body = { number, content, property_id: property?.id ?? null };
      return callApi('POST /api/v1/host/licence-inquiries', {
        body: { ...body, ...(identity !== '' && { identity }) },
        lang,
      });
    },
    onSuccess: (inquiry) => queries.setQueryData<Asked>(key, { content, inquiry }),
  });
  const error = ask.error instanceof ApiError ? ask.error : undefined;
  const rows = asked === undefined ? [] : asked.inquiry.comparison.map((row) => asItStands(row, content));
  return {
    number,
    identity,
    setIdentity: (text: string) => {
      setIdentity(text);
      ask.reset();
    },
    send: () => ask.mutate(),
    isPending: ask.isPending,
    errors: { number: error?.fieldText('number'), identity: error?.fieldText('identity') },
    /** A refusal that is about no one field. */
    refusal: error !== undefined && error.errors.length === 0 ? error.msg : undefined,
    inquiry: asked?.inquiry,
    rows,
    /** Something else was filled in since than what the licence says. */
    hasChanged: asked !== undefined && rows.some((row) => isOther(row, asked.content, content)),
    open: openOf(rows),
    take: (taken: readonly { field: TakenField; value: number | string }[]) =>
      editor.change((before) =>
        taken.reduce((all, { field, value }) => withTaken(all, field, value), before),
      ),
  };
}

/** What the licence says and is not filled in yet, of what may be taken over. */
function openOf(rows: readonly InquiredField[]): { field: TakenField; value: number | string }[] {
  return rows.flatMap(({ field, takes }) => {
    const taken = TAKEN_FIELDS.find((one) => one === field);
    return taken === undefined || takes === null ? [] : [{ field: taken, value: takes }];
  });
}

/** A row after its value was taken over: both sides say the same. */
function asItStands(row: InquiredField, content: WizardContent): InquiredField {
  if (row.takes === null || filledIn(content, row.field) !== row.takes) return row;
  return { ...row, ours: row.registry, agrees: true, takes: null };
}

const isOther = ({ field, agrees }: InquiredField, then: WizardContent, now: WizardContent) =>
  filledIn(then, field) !== filledIn(now, field) && agrees !== true;
