import type { MinimumPrice, RentFreezeNow } from '@diyar/contract/supply/host-wizard';
import { freezeOf, KINDS_OF } from '@diyar/contract/supply/letting-checks';
import { moneyText } from '@diyar/contract/values/money';
import { type PriceKind, periodOf } from '@diyar/contract/words/period';
import { PAYMENTS_A_YEAR } from '@diyar/contract/words/supply';
import { useId } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { BoundAmount, BoundText } from './bound-fields.tsx';
import { ChipField } from './chip-field.tsx';
import { categoryOf, partOf, type SupplyEditor } from './editor.ts';
import { AmountField } from './number-field.tsx';
import { useChoices } from './use-choices.ts';

interface PriceFieldsProps {
  editor: SupplyEditor;
  minimums: readonly MinimumPrice[];
  /** Cities whose yearly rents may not rise today. */
  freezes: readonly RentFreezeNow[];
}

/** For rent or for sale, and for how much: each price switched on or off, those that the category is let by. */
export function PriceFields({ editor, minimums, freezes }: PriceFieldsProps) {
  const t = useTranslations('supplyForm');
  const [prices, set] = partOf(editor, 'prices');
  const purpose = prices.purpose ?? 'rent';
  const kinds = useOfferedKinds(editor);
  const needsPermit = useNeedsPermit(editor);
  return (
    <>
      {editor.isLocked('prices.purpose') ? null : (
        <SegmentedControl
          label={t('fields.prices.purpose')}
          options={[
            { value: 'rent', label: t('purposeWords.rent') },
            { value: 'sale', label: t('purposeWords.sale') },
          ]}
          value={purpose}
          onChange={(said) => set({ purpose: said as 'rent' | 'sale' })}
          error={editor.errorOf('prices.purpose')}
        />
      )}
      <FieldNote
        id="prices-note"
        hint={t(purpose === 'sale' ? 'prices.salesHint' : 'prices.hint')}
        error={editor.errorOf('prices')}
      />
      {kinds.length === 0 ? <p className="text-soft">{t('prices.noCategory')}</p> : null}
      <div className="grid gap-3">
        {kinds.map((kind) => (
          <PriceRow key={kind} editor={editor} kind={kind} minimums={minimums} freezes={freezes} />
        ))}
      </div>
      {needsPermit ? <Notice tone="info">{t('prices.permitNote')}</Notice> : null}
    </>
  );
}

/** The kinds of price to show: those of the purpose and the category, and any that is on already. */
function useOfferedKinds(editor: SupplyEditor): PriceKind[] {
  const [prices] = partOf(editor, 'prices');
  const { categories } = useChoices();
  const category = categories.find(({ slug }) => slug === categoryOf(editor));
  if (prices.purpose === 'sale') return [...KINDS_OF.sale];
  if (category === undefined) return [];
  return KINDS_OF.rent.filter((kind) => {
    if (prices[kind]?.active === true) return true;
    const period = periodOf(kind);
    return period === null ? category.usage !== 'residential' : category.periods.includes(period);
  });
}

/** Whether it is a home let by the hour or the day, which the law asks a permit for (domain.md 1.3). */
export function useNeedsPermit(editor: SupplyEditor): boolean {
  const [prices] = partOf(editor, 'prices');
  const usage = editor.property?.usage ?? editor.content.property?.usage;
  const isShort = prices.hourly?.active === true || prices.daily?.active === true;
  return prices.purpose !== 'sale' && isShort && usage === 'residential';
}

/** That the law holds yearly rents where the unit is, and what that leaves: told before a price is refused for it. */
function Frozen({ editor, freezes }: Pick<PriceFieldsProps, 'editor' | 'freezes'>) {
  const t = useTranslations('supplyForm');
  const { content, property } = editor;
  const city = property?.city ?? content.location?.city;
  const usage = property?.usage ?? content.property?.usage;
  const freeze = freezeOf({ city, usage }, freezes);
  if (freeze === undefined || content.prices?.purpose === 'sale') return null;
  const lastRent = content.unit?.last_rent;
  return (
    <Notice tone="info">
      {t('prices.frozen', { from: ltrText(freeze.starts_on) })}{' '}
      {typeof lastRent === 'number'
        ? t('prices.frozenAt', { price: ltrText(moneyText(lastRent)) })
        : t('prices.frozenUnlet')}
    </Notice>
  );
}

/** A switch and, when it is on, the amount. */
function PriceRow(props: PriceFieldsProps & { kind: PriceKind }) {
  const t = useTranslations('supplyForm');
  const id = useId();
  const { editor, kind } = props;
  const [prices, set] = partOf(editor, 'prices');
  const price = prices[kind] ?? { amount: null, active: false };
  const minimum = props.minimums.find((one) => one.category === categoryOf(editor) && one.kind === kind);
  const isLocked = editor.isLocked(`prices.${kind}`);
  const change = (changes: Partial<typeof price>) => set({ [kind]: { ...price, ...changes } });
  return (
    <div className="rounded-base border border-line bg-surface px-4 py-2">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="grow font-medium">{t(`fields.prices.${kind}`)}</span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={price.active}
          aria-checked={price.active}
          disabled={isLocked}
          onChange={(event) => change({ active: event.target.checked })}
          className="size-6 shrink-0 accent-primary"
        />
      </label>
      {price.active ? (
        <div className="grid gap-4 pb-3">
          <AmountField
            label={t(`fields.prices.${kind}`)}
            labelHidden
            name={`price-${kind}`}
            value={price.amount}
            onChange={(amount) => change({ amount })}
            hint={
              isLocked ? t('locked') : minimum && t('prices.least', { price: ltrText(minimum.price.text) })
            }
            error={editor.errorOf(`prices.${kind}.amount`)}
            isDisabled={isLocked}
          />
          {kind === 'yearly' ? <Frozen editor={editor} freezes={props.freezes} /> : null}
          {kind === 'yearly' ? <PaymentsField editor={editor} /> : null}
          {kind === 'yearly' ? <LastRentFields editor={editor} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Into how many payments a year's rent is split. */
function PaymentsField({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [prices, set] = partOf(editor, 'prices');
  return (
    <ChipField
      label={t('fields.prices.payments_a_year')}
      values={PAYMENTS_A_YEAR.map(String)}
      words={(count) => t(`prices.payments.${count as '1'}`)}
      value={String(prices.payments_a_year ?? 1)}
      onChange={(count) => set({ payments_a_year: Number(count) as 1 })}
      error={editor.errorOf('prices.payments_a_year')}
    />
  );
}

/** What its last contract in Ejar says: where rents are frozen, a unit that was let before is not let for more (domain.md 3.9). */
function LastRentFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const part = { editor, part: 'unit' } as const;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <BoundAmount {...part} field="last_rent" hint={t('prices.lastRentHint')} />
      <BoundText {...part} field="ejar_contract" ltr most={30} hint={t('prices.ejarHint')} />
    </div>
  );
}
