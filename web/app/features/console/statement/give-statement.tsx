import type { StatementReading } from '@diyar/contract/console/console-bank-lines';
import { STATEMENT_COLUMNS } from '@diyar/contract/words/bank-words';
import { type ChangeEvent, useId } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { useStatement } from './use-statement.ts';

/** Gives a statement's file: chosen, read by its columns, and kept once the operator has looked. */
export function GiveStatement({ onKept }: { onKept: () => void }) {
  const t = useTranslations('consoleStatement');
  const statement = useStatement(onKept);
  const { file, reading, error, isPending } = statement;
  return (
    <Card as="section" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton label={t('upload')} onChoose={statement.choose} />
        <p role="status" className="empty:hidden">
          {isPending && reading === undefined ? t('reading') : null}
          {reading === undefined || file === undefined ? null : <bdi className="font-bold">{file.name}</bdi>}
        </p>
      </div>
      <p className="text-sm text-soft">{t('uploadHint')}</p>
      {error === undefined ? null : <Notice tone="danger">{error}</Notice>}
      {statement.alike.length === 0 ? null : <Alike lines={statement.alike} />}
      {reading === undefined ? null : <Reading reading={reading} statement={statement} />}
    </Card>
  );
}

/** A button that opens the device's files. */
function FileButton({ label, onChoose }: { label: string; onChoose: (file: File) => unknown }) {
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
      <input id={id} type="file" accept=".csv,.txt,text/csv" className="sr-only" onChange={take} />
    </label>
  );
}

const MOST_NAMED = 20;

/** Lines of the file that was kept last which were taken as known by their words alone. */
function Alike({ lines }: { lines: readonly number[] }) {
  const t = useTranslations('consoleStatement');
  const named = lines.slice(0, MOST_NAMED).join(', ');
  return (
    <Notice tone="warning">
      <p>
        {t('alike', { n: lines.length, lines: ltrText(lines.length > MOST_NAMED ? `${named}…` : named) })}
      </p>
      <p>{t('alikeHint')}</p>
    </Notice>
  );
}

interface ReadingProps {
  reading: StatementReading;
  statement: ReturnType<typeof useStatement>;
}

function Reading({ reading, statement }: ReadingProps) {
  const t = useTranslations('consoleStatement');
  const { is_whole: isWhole, lines: n, came, left, faults, fault_count: wrong } = reading;
  const notWhole = t(reading.is_unsigned ? 'unsigned' : 'notWhole');
  return (
    <>
      <Columns reading={reading} statement={statement} />
      {isWhole ? (
        <p role="status">{t('found', { n, came: ltrText(came.text), left: ltrText(left.text) })}</p>
      ) : (
        <Notice tone="warning">{notWhole}</Notice>
      )}
      {wrong === 0 ? null : (
        <Notice tone="danger" icon="warning">
          <p className="font-bold">{t('faultCount', { n: wrong })}</p>
          <ul>
            {faults.map(({ line, msg }) => (
              <li key={line}>{t('faultAt', { line: String(line), fault: msg })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          pending={statement.isPending}
          onClick={() => void statement.keep()}
          disabledReason={isWhole ? (wrong === 0 ? undefined : t('faultCount', { n: wrong })) : notWhole}
        >
          {t('keep')}
        </Button>
        <Button kind="quiet" onClick={statement.cancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

function Columns({ reading: { headings, columns, sample }, statement }: ReadingProps) {
  const t = useTranslations('consoleStatement');
  const options = [
    { value: '', label: t('columnNone') },
    ...STATEMENT_COLUMNS.map((value) => ({ value, label: t(`columnNames.${value}`) })),
  ];
  const shownAt = (at: number) => sample.find((cells) => (cells[at] ?? '') !== '')?.[at];
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{t('columnsTitle')}</legend>
      <p className="text-sm text-soft">{t('columnsHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {headings.map((heading, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and none is moved
            key={at}
            label={heading === '' ? t('columnEmpty') : t('column', { heading })}
            hint={shownAt(at)}
            options={options}
            value={columns[at] ?? ''}
            onChange={(value) =>
              void statement.match(at, STATEMENT_COLUMNS.find((one) => one === value) ?? null)
            }
            error={undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}
