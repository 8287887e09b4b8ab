import type { ReceiptCase } from '@diyar/contract/console/console-transfers';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';

/** The line of a statement by which money was found that no receipt was sent for. */
export function FoundAtBank({ said }: { said: NonNullable<ReceiptCase['statement']> }) {
  const t = useTranslations('consoleTransfers');
  return (
    <Notice tone="info">
      <p>{t('foundAtBank', { date: ltrText(said.date) })}</p>
      <p className="font-bold wrap-anywhere">
        <bdi>{said.text}</bdi>
      </p>
    </Notice>
  );
}
