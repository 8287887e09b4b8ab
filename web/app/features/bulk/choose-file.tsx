import { writeCsv } from '@diyar/contract/values/write-csv';
import { BULK_COLUMNS, BULK_KINDS } from '@diyar/contract/words/bulk-columns';
import { type ChangeEvent, useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { offerFile } from '../../ui/offer-file.ts';
import { CSV_TYPE } from './export-button.tsx';
import type { Bulk } from './use-bulk.ts';

/** What is in the file, the file, and an empty one to fill. */
export function ChooseFile({ bulk, canPrice }: { bulk: Bulk; canPrice: boolean }) {
  const t = useTranslations('bulk');
  const { kind, problem, step, table } = bulk.state;
  const template = () => {
    const head = BULK_COLUMNS[kind].map((column) => t(`columns.${column}`));
    offerFile(`diyar-${kind}.csv`, writeCsv([head]), CSV_TYPE);
  };
  return (
    <Card as="section" className="grid gap-4 p-5">
      {canPrice ? (
        <SegmentedControl
          label={t('kind')}
          value={kind}
          onChange={bulk.setKind}
          options={BULK_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      ) : null}
      <p className="text-soft">{t(`kindText.${kind}`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton label={table === undefined ? t('choose') : t('chooseOther')} onChoose={bulk.choose} />
        <Button kind="quiet" onClick={template}>
          {t('template')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('chooseHint')}</p>
      <div role="status" className="empty:hidden">
        {step === 'reading' ? t('reading') : null}
        {table === undefined ? null : (
          <span>
            <bdi className="font-bold">{table.name}</bdi> · {t('rows', { count: table.rows.length })}
          </span>
        )}
      </div>
      {problem === undefined ? null : <Notice tone="danger">{t(`problems.${problem}`)}</Notice>}
    </Card>
  );
}

/** A button that opens the device's files. */
function FileButton({ label, onChoose }: { label: string; onChoose: (file: File) => Promise<void> }) {
  const id = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again once it was corrected.
    target.value = '';
    if (file !== undefined) void onChoose(file);
  };
  return (
    <label
      htmlFor={id}
      className={`${buttonLook('primary')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary`}
    >
      {label}
      <input id={id} type="file" accept=".csv,.xlsx" className="sr-only" onChange={take} />
    </label>
  );
}
