import { type LetUnit, SETTING_PARTS, type SettingPart } from '@diyar/contract/supply/unit-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ManyChips } from '../../ui/chips.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { FieldNote, TextField } from '../../ui/text-field.tsx';
import { UnitPlace } from '../units/unit-place.tsx';
import { unitsWith } from '../units/units-with.ts';
import { FEW_UNITS } from './unit-chooser.tsx';

interface CopySheetProps {
  unit: LetUnit;
  others: readonly LetUnit[];
  onClose: () => void;
}

/** Puts parts of a unit's settings in the place of those of others. */
export function CopySheet({ unit, others, onClose }: CopySheetProps) {
  const t = useTranslations('unitBoard');
  const { parts, setParts, units, setUnits, errorOf, isPending, copy } = useCopy(unit.id, onClose);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('settings.copyTitle', { unit: unit.name })}
      closeLabel={t('close')}
      footer={
        <Button wide pending={isPending} onClick={() => void copy()}>
          {t('settings.copyAct')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <ManyChips
          label={t('settings.copyWhat')}
          options={SETTING_PARTS.map((value) => ({ value, label: t(`settings.parts.${value}`) }))}
          values={parts}
          onChange={setParts}
          error={errorOf('parts')}
        />
        <UnitChoice others={others} units={units} onChange={setUnits} error={errorOf('units')} />
      </div>
    </Sheet>
  );
}

function UnitChoice(props: {
  others: readonly LetUnit[];
  units: readonly string[];
  onChange: (units: readonly string[]) => void;
  error: string | undefined;
}) {
  const t = useTranslations('unitBoard.settings');
  const id = useId();
  const { others, units, onChange } = props;
  const [typed, type] = useState('');
  const found = unitsWith(others, typed, ({ property }) => property);
  const ids = found.map((one) => one.id);
  const unfound = units.filter((unit) => !ids.includes(unit));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('copyTo')}</legend>
      {others.length > FEW_UNITS ? (
        <TextField
          type="search"
          label={t('unitSearch')}
          value={typed}
          onChange={type}
          error={undefined}
          dir="auto"
        />
      ) : null}
      {found.length === 0 ? (
        <p role="status" className="py-3 text-soft">
          {t('unitNone')}
        </p>
      ) : (
        <Checkbox
          label={t(typed.trim() === '' ? 'copyAll' : 'copyFound')}
          isSelected={ids.every((one) => units.includes(one))}
          onChange={(isOn) => onChange(isOn ? [...unfound, ...ids] : unfound)}
          error={undefined}
        />
      )}
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-base border border-line px-3 empty:hidden">
        {found.map((one) => (
          <li key={one.id}>
            <Checkbox
              label={
                <>
                  <bdi lang={one.name_lang}>{one.name}</bdi>
                  <span className="block text-xs text-soft">
                    <UnitPlace unit={one} property={one.property} />
                  </span>
                </>
              }
              isSelected={units.includes(one.id)}
              onChange={(isOn) =>
                onChange(isOn ? [...units, one.id] : units.filter((unit) => unit !== one.id))
              }
              error={undefined}
            />
          </li>
        ))}
      </ul>
      <FieldNote id={id} error={props.error} />
    </fieldset>
  );
}

function useCopy(id: string, onCopied: () => void) {
  const t = useTranslations('unitBoard.settings');
  const lang = useLang();
  const client = useQueryClient();
  const [parts, setParts] = useState<SettingPart[]>([...SETTING_PARTS]);
  const [units, setUnits] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const copy = async () => {
    setPending(true);
    setRefusal(undefined);
    try {
      const { copied } = await callApi('POST /api/v1/host/units/{id}/settings/copies', {
        params: { id },
        body: { units: [...units], parts },
        lang,
      });
      await client.invalidateQueries({ queryKey: [lang, 'unit-settings'] });
      toast.success(t('copied', { count: copied }));
      onCopied();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0) toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  const errorOf = (field: string) => refusal?.fieldText(field);
  return { parts, setParts, units, setUnits, errorOf, isPending, copy };
}
