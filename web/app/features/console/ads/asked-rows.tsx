import { ASKABLE_FIELDS, type AskableField } from '@diyar/contract/words/ad-review-words';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { AskedRow } from './use-decision.ts';

/** What should change: a field and a sentence each, no field twice. */
export function AskedRows(props: {
  rows: readonly AskedRow[];
  onChange: (rows: readonly AskedRow[]) => void;
  error: string | undefined;
}) {
  const t = useTranslations('console.ads');
  const { rows, onChange } = props;
  const free = ASKABLE_FIELDS.filter((field) => rows.every((row) => row.field !== field));
  const change = (at: number, changes: Partial<AskedRow>) =>
    onChange(rows.map((row, n) => (n === at ? { ...row, ...changes } : row)));
  const [next] = free;
  return (
    <div className="grid gap-4">
      {rows.map((row, at) => (
        <div key={row.field} className="grid gap-2 border-s-2 border-line ps-3">
          <div className="flex items-end gap-1">
            <div className="grow">
              <Select
                {...(at === 0 && { 'data-first': true })}
                label={t('field')}
                value={row.field}
                options={[row.field, ...free].map((value) => ({ value, label: t(`fields.${value}`) }))}
                onChange={(field) => change(at, { field: field as AskableField })}
                error={undefined}
              />
            </div>
            {rows.length === 1 ? null : (
              <IconButton
                type="button"
                label={t('dropField', { field: t(`fields.${row.field}`) })}
                onClick={() => onChange(rows.filter((_, n) => n !== at))}
              >
                <Icon name="close" />
              </IconButton>
            )}
          </div>
          <TextArea
            label={t('text')}
            value={row.text}
            onChange={(text) => change(at, { text })}
            rows={2}
            maxLength={300}
            error={row.text.trim() === '' ? props.error : undefined}
          />
        </div>
      ))}
      {next === undefined ? null : (
        <span>
          <Button
            type="button"
            kind="quiet"
            size="small"
            onClick={() => onChange([...rows, { field: next, text: '' }])}
          >
            <Icon name="plus" className="size-4" />
            {t('addField')}
          </Button>
        </span>
      )}
    </div>
  );
}
