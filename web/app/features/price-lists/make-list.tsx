import type { FieldError } from '@diyar/contract/call/errors';
import { PERIODS, type Period } from '@diyar/contract/words/period';
import { type FormEvent, useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ManyChips } from '../../ui/chips.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { FieldNote, TextField } from '../../ui/text-field.tsx';

type Units = CallData<'GET /api/v1/host/price-lists'>['units'];
interface Draft {
  name: string;
  periods: readonly Period[];
  units: readonly string[];
}

/** A price list being made: its name, its prices, its units. */
export function MakeList({
  units,
  onMade,
  onClose,
}: {
  units: Units;
  onMade: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('priceLists');
  const id = useId();
  const { draft, change, errorOf, isPending, save } = useMaking(units, onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const periods = PERIODS.filter((period) => units.some((unit) => unit.periods.includes(period)));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('add')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide pending={isPending}>
          {t('create')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t('name')}
          value={draft.name}
          maxLength={100}
          autoComplete="off"
          onChange={(name) => change({ name })}
          error={errorOf('name')}
        />
        <ManyChips
          label={t('periods')}
          options={periods.map((period) => ({
            value: `${period}` as const,
            label: t(`periodNames.${period}`),
          }))}
          values={draft.periods.map((period) => `${period}` as const)}
          onChange={(values) => change({ periods: periods.filter((period) => values.includes(`${period}`)) })}
          error={errorOf('periods')}
        />
        <UnitChoice units={units} chosen={draft.units} onChange={(next) => change({ units: next })} />
        <FieldNote id={`${id}-units`} error={errorOf('unit_ids')} />
      </form>
    </Sheet>
  );
}

function UnitChoice(props: { units: Units; chosen: readonly string[]; onChange: (units: string[]) => void }) {
  const t = useTranslations('priceLists');
  const { units, chosen, onChange } = props;
  const ids = units.map(({ id }) => id);
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('units')}</legend>
      <Checkbox
        label={t('allUnits')}
        isSelected={chosen.length === ids.length}
        onChange={(isAll) => onChange(isAll ? ids : [])}
        error={undefined}
      />
      <div className="max-h-80 overflow-y-auto border-t border-line pt-1">
        {units.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<bdi>{name}</bdi>}
            isSelected={chosen.includes(id)}
            onChange={(isIn) => onChange(ids.filter((one) => (one === id ? isIn : chosen.includes(one))))}
            error={undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

function useMaking(units: Units, onMade: () => void) {
  const t = useTranslations('priceLists');
  const lang = useLang();
  const [draft, setDraft] = useState<Draft>({ name: '', periods: [], units: units.map(({ id }) => id) });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isPending, setPending] = useState(false);
  const save = async () => {
    if (isPending) return;
    setPending(true);
    try {
      const body = { name: draft.name, periods: [...draft.periods], unit_ids: [...draft.units] };
      await callApi('POST /api/v1/host/price-lists', { body, lang });
      toast.success(t('created'));
      onMade();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors);
      if (error.errors.length === 0) toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    errorOf: (field: string) => errors.find((error) => error.field === field)?.msg,
    isPending,
    save,
  };
}
