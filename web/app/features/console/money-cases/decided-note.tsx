import type { MoneyCase } from '@diyar/contract/console/console-money-cases';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { useOfText } from './use-of-text.ts';

interface NoteProps {
  decided: NonNullable<MoneyCase['decided']>;
  sending: MoneyCase['sending'];
}

/** What was decided, by whom and why, and whether money that is to go back is gone. */
export function DecidedNote({ decided, sending }: NoteProps) {
  const t = useTranslations('consoleMoneyCases');
  const ofText = useOfText();
  const { decision, of, by: name, at, reason } = decided;
  return (
    <div className="grid content-start gap-4">
      <Notice tone="info">
        {t('decidedBy', {
          decision: t(`decisions.${decision}`),
          name,
          at: ltrText(dateTimeText(at)),
          reason,
        })}
        {of === null ? null : <p className="mt-2 font-bold">{ofText(of)}</p>}
      </Notice>
      {sending === null ? null : <Sending sending={sending} />}
    </div>
  );
}

function Sending({ sending: { sent_at: sentAt, failed } }: { sending: NonNullable<MoneyCase['sending']> }) {
  const t = useTranslations('consoleMoneyCases');
  if (sentAt !== null)
    return <Notice tone="primary">{t('sent', { at: ltrText(dateTimeText(sentAt)) })}</Notice>;
  if (failed === null) return <Notice tone="info">{t('sending')}</Notice>;
  return (
    <Notice tone="warning">
      {t('failed', { times: failed.times })}
      <p className="mt-2 text-sm">{t('said')}</p>
      <p dir="ltr" lang="en" className="text-start break-words">
        {failed.said}
      </p>
    </Notice>
  );
}
