import { LONG_STAYS, type UnitDiscount, type UnitPrices } from '@diyar/contract/supply/unit-prices';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../host-fields/number-field.tsx';

/** Fields of the form: percents by nights, and days with a percent. */
interface Draft {
  length: Record<number, number | null>;
  early: { days: number | null; percent: number | null };
  last_minute: { days: number | null; percent: number | null };
}

function draftOf(discounts: readonly UnitDiscount[]): Draft {
  const of = (rule: UnitDiscount['rule']) => discounts.find((one) => one.rule === rule);
  const nights = (days: number) =>
    discounts.find((one) => one.rule === 'length' && one.days === days)?.percent ?? null;
  const dated = (rule: 'early' | 'last_minute', usual: number) => ({
    days: of(rule)?.days ?? usual,
    percent: of(rule)?.percent ?? null,
  });
  return {
    length: Object.fromEntries(LONG_STAYS.map((days) => [days, nights(days)])),
    early: dated('early', 30),
    last_minute: dated('last_minute', 2),
  };
}

/** Fields that are filled, each with the place it stands at in what is sent. */
function discountsOf(draft: Draft): UnitDiscount[] {
  const long = LONG_STAYS.map((days) => ({ rule: 'length' as const, days, percent: draft.length[days] }));
  const dated = (['early', 'last_minute'] as const).map((rule) => ({ rule, ...draft[rule] }));
  return [...long, ...dated].flatMap(({ rule, days, percent }) =>
    percent === null || percent === undefined ? [] : [{ rule, days: days ?? 0, percent }],
  );
}

/** Discounts of nights that hold by themselves: by length, early and last-minute. */
export function DiscountsForm(props: {
  unitId: string;
  discounts: readonly UnitDiscount[];
  mayEdit: boolean;
  onSaved: (prices: UnitPrices) => void;
}) {
  const t = useTranslations('hostPrices');
  const form = useDiscounts(props);
  const { draft, setDraft, errorOf, isPending, save } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Card as="section" className="grid gap-4 p-5">
      <div>
        <h2 className="text-lg font-bold">{t('days.discounts')}</h2>
        <p className="text-sm text-soft">
          {t('days.discountsText')} {t('days.percentOffHint')}
        </p>
      </div>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-3">
          {LONG_STAYS.map((days) => (
            <NumberField
              key={days}
              suffix="%"
              whole
              value={draft.length[days] ?? null}
              error={errorOf('length', days, 'percent')}
              isDisabled={!props.mayEdit}
              label={t(`days.length.${String(days) as '3'}`)}
              onChange={(share) => setDraft({ ...draft, length: { ...draft.length, [days]: share } })}
            />
          ))}
        </div>
        {(['early', 'last_minute'] as const).map((rule) => (
          <DatedDiscount key={rule} rule={rule} form={form} isDisabled={!props.mayEdit} />
        ))}
        {props.mayEdit ? (
          <Button type="submit" pending={isPending}>
            {t('save')}
          </Button>
        ) : null}
      </form>
    </Card>
  );
}

/** A discount by the days before arrival: how many, and how much. */
function DatedDiscount(props: {
  rule: 'early' | 'last_minute';
  form: ReturnType<typeof useDiscounts>;
  isDisabled: boolean;
}) {
  const t = useTranslations('hostPrices.days');
  const { rule, isDisabled } = props;
  const { draft, setDraft, errorOf } = props.form;
  const { days, percent } = draft[rule];
  const isEarly = rule === 'early';
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1.5 font-medium">{t(isEarly ? 'early' : 'lastMinute')}</legend>
      <NumberField
        label={t(isEarly ? 'earlyDays' : 'lastMinuteDays')}
        whole
        value={days}
        onChange={(next) => setDraft({ ...draft, [rule]: { percent, days: next } })}
        error={errorOf(rule, days, 'days')}
        isDisabled={isDisabled}
      />
      <NumberField
        label={t('percentOff')}
        suffix="%"
        whole
        value={percent}
        onChange={(next) => setDraft({ ...draft, [rule]: { days, percent: next } })}
        error={errorOf(rule, days, 'percent')}
        isDisabled={isDisabled}
      />
    </fieldset>
  );
}

function useDiscounts(props: {
  unitId: string;
  discounts: readonly UnitDiscount[];
  onSaved: (prices: UnitPrices) => void;
}) {
  const t = useTranslations('hostPrices');
  const lang = useLang();
  const [draft, setDraft] = useState(() => draftOf(props.discounts));
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const sent = discountsOf(draft);
  const save = async () => {
    setPending(true);
    setRefusal(undefined);
    try {
      const call = { params: { id: props.unitId }, body: { discounts: sent }, lang };
      props.onSaved(await callApi('PUT /api/v1/host/units/{id}/discounts', call));
      toast.success(t('saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0) toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  const errorOf = (rule: UnitDiscount['rule'], days: number | null, field: string) => {
    const place = sent.findIndex((one) => one.rule === rule && (rule !== 'length' || one.days === days));
    return refusal?.fieldText(`discounts.${place}.${field}`);
  };
  const change = (next: Draft) => {
    setDraft(next);
    setRefusal(undefined);
  };
  return { draft, setDraft: change, errorOf, isPending, save };
}
