import type { LetUnit } from '@diyar/contract/supply/unit-settings';
import { type FormEvent, useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { leaveEntry } from '../../ui/leave-entry.ts';
import { Select } from '../../ui/select.tsx';
import { FIELD_LOOK, TextField } from '../../ui/text-field.tsx';
import { UnitPlace } from '../units/unit-place.tsx';
import { unitsWith } from '../units/units-with.ts';

/** Units that are taken in at a look: more are searched. */
export const FEW_UNITS = 8;
/** Units that the list shows at once. */
const MOST_LISTED = 50;

interface ChooserProps {
  units: readonly LetUnit[];
  chosen: LetUnit;
  onChange: (id: string) => void;
}

/** Which unit's settings are shown: from the browser's own list where there are few, else found by a word of it. */
export function UnitChooser({ units, chosen, onChange }: ChooserProps) {
  const t = useTranslations('unitBoard.settings');
  if (units.length > FEW_UNITS) return <SearchedUnit units={units} chosen={chosen} onChange={onChange} />;
  return (
    <Select
      label={t('unit')}
      value={chosen.id}
      options={units.map((unit) => ({ value: unit.id, label: nameOf(unit, t) }))}
      onChange={onChange}
      error={undefined}
    />
  );
}

/** With the code, by which units of one name are told apart. */
function nameOf(unit: LetUnit, t: ReturnType<typeof useTranslations<'unitBoard.settings'>>): string {
  const { name, property } = unit;
  const code = ltrText(unit.code);
  return name === property
    ? t('unitAlone', { unit: name, code })
    : t('unitOption', { property, unit: name, code });
}

function SearchedUnit({ units, chosen, onChange }: ChooserProps) {
  const t = useTranslations('unitBoard.settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid min-w-0 gap-1.5">
      <span aria-hidden="true" className="font-medium">
        {t('unit')}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${FIELD_LOOK} flex items-center justify-between gap-3 py-2 text-start`}
      >
        <span className="min-w-0">
          <span className="sr-only">{t('unit')} </span>
          <UnitWords unit={chosen} />
        </span>
        <Icon name="chevronDown" className="size-4 shrink-0" />
      </button>
      {isOpen ? (
        <UnitDialog
          units={units}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onPick={async (unit) => {
            await leaveEntry();
            setOpen(false);
            onChange(unit.id);
          }}
        />
      ) : null}
    </div>
  );
}

function UnitWords({ unit }: { unit: LetUnit }) {
  return (
    <span className="grid min-w-0">
      <span className="line-clamp-1">
        <bdi lang={unit.name_lang}>{unit.name}</bdi>
      </span>{' '}
      <span className="line-clamp-1 text-xs text-soft">
        <UnitPlace unit={unit} property={unit.property} />
      </span>
    </span>
  );
}

interface DialogProps extends Omit<ChooserProps, 'onChange'> {
  onClose: () => void;
  onPick: (unit: LetUnit) => void;
}

/** Finds a unit by words: Enter takes the first that has them, the others are buttons. */
function UnitDialog({ units, chosen, onClose, onPick }: DialogProps) {
  const t = useTranslations('unitBoard.settings');
  const close = useTranslations('unitBoard')('close');
  const [typed, type] = useState('');
  const found = unitsWith(units, typed, ({ property }) => property);
  const listed = found.slice(0, MOST_LISTED);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first !== undefined) onPick(first);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('unitTitle')} closeLabel={close}>
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <TextField
          type="search"
          label={t('unitSearch')}
          value={typed}
          onChange={type}
          error={undefined}
          dir="auto"
          data-first
        />
        <ul className="grid gap-2">
          {listed.map((unit) => (
            <li key={unit.id}>
              <button
                type="button"
                aria-current={unit.id === chosen.id ? 'true' : undefined}
                onClick={() => onPick(unit)}
                className="w-full rounded-base border border-line px-4 py-2.5 text-start hover:bg-sunken aria-current:border-primary aria-current:bg-primary-soft"
              >
                <UnitWords unit={unit} />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-sm text-soft">
          {found.length === 0 ? t('unitNone') : t('unitsFound', { count: found.length })}
          {found.length > listed.length ? ` ${t('unitsCut')}` : null}
        </p>
      </form>
    </Dialog>
  );
}
