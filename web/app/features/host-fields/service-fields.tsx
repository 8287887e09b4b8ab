import { MOST_SERVICES, type ServiceContent } from '@diyar/contract/words/supply';
import { SERVICE_CHARGES } from '@diyar/contract/words/unit-words';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChipField } from './chip-field.tsx';
import type { SupplyEditor } from './editor.ts';
import { AmountField } from './number-field.tsx';

/** Services that many offer: one tap names them in both languages. */
const READY: readonly { name_ar: string; name_en: string; charge: (typeof SERVICE_CHARGES)[number] }[] = [
  { name_ar: 'تنظيف', name_en: 'Cleaning', charge: 'per_booking' },
  { name_ar: 'إفطار', name_en: 'Breakfast', charge: 'per_guest' },
  { name_ar: 'توصيل من المطار', name_en: 'Airport pick-up', charge: 'per_booking' },
  { name_ar: 'قهوة وشاي', name_en: 'Coffee and tea', charge: 'per_booking' },
  { name_ar: 'موقف إضافي', name_en: 'Extra parking', charge: 'per_period' },
];

/** What a guest may add to a booking, or must. */
export function ServiceFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm.services');
  const lang = useLang();
  const services = editor.content.services ?? [];
  const set = (next: ServiceContent[]) => editor.change((content) => ({ ...content, services: next }));
  const add = (service: ServiceContent) => set([...services, service]);
  const ready = READY.filter((one) => !services.some((service) => service.name_en === one.name_en));
  return (
    <>
      <p className="text-soft">{t('hint')}</p>
      {services.map((service, place) => (
        <ServiceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a service that is new has no other identity than its place
          key={place}
          editor={editor}
          place={place}
          service={service}
          onChange={(next) => set(services.map((one, at) => (at === place ? next : one)))}
          onRemove={() => set(services.filter((_, at) => at !== place))}
        />
      ))}
      {services.length >= MOST_SERVICES ? null : (
        <div className="grid gap-2">
          <p className="font-medium">{t('ready')}</p>
          <div className="flex flex-wrap gap-2">
            {ready.map((one) => (
              <Button key={one.name_en} kind="secondary" onClick={() => add({ ...one, price: null })}>
                <Icon name="plus" className="size-4" />
                {lang === 'ar' ? one.name_ar : one.name_en}
              </Button>
            ))}
            <Button kind="secondary" onClick={() => add({ charge: 'per_booking' })}>
              <Icon name="plus" className="size-4" />
              {t('add')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function ServiceRow(props: {
  editor: SupplyEditor;
  place: number;
  service: ServiceContent;
  onChange: (service: ServiceContent) => void;
  onRemove: () => void;
}) {
  const t = useTranslations('supplyForm.services');
  const { service, place, onChange, editor } = props;
  const errorOf = (field: string) => editor.errorOf(`services.${place}.${field}`);
  const named = service.name_ar?.trim() || service.name_en?.trim();
  const name = named || t('unnamed');
  return (
    <section aria-label={name} className="grid gap-4 rounded-base border border-line bg-surface p-4">
      <ServiceNames service={service} onChange={onChange} errorOf={errorOf} />
      <AmountField
        label={t('price')}
        value={service.price}
        onChange={(price) => onChange({ ...service, price })}
        error={errorOf('price')}
      />
      <ChipField
        label={t('charge')}
        values={SERVICE_CHARGES}
        words={(charge) => t(`charges.${charge}`)}
        value={service.charge}
        onChange={(charge) => onChange({ ...service, charge })}
        error={errorOf('charge')}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={t('mandatory')}
          isSelected={service.mandatory ?? false}
          onChange={(mandatory) => onChange({ ...service, mandatory })}
          error={undefined}
        />
        <Button kind="quiet" size="small" onClick={props.onRemove}>
          <Icon name="close" className="size-4" />
          {named ? t('remove', { name }) : t('removeUnnamed')}
        </Button>
      </div>
    </section>
  );
}

/** A service's name in both languages, as the brief wants it. */
function ServiceNames(props: {
  service: ServiceContent;
  onChange: (service: ServiceContent) => void;
  errorOf: (field: string) => string | undefined;
}) {
  const t = useTranslations('supplyForm.services');
  const { service, onChange, errorOf } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('nameAr')}
        lang="ar"
        dir="rtl"
        maxLength={100}
        value={service.name_ar ?? ''}
        onChange={(name_ar) => onChange({ ...service, name_ar })}
        error={errorOf('name_ar')}
      />
      <TextField
        label={t('nameEn')}
        lang="en"
        dir="ltr"
        maxLength={100}
        value={service.name_en ?? ''}
        onChange={(name_en) => onChange({ ...service, name_en })}
        error={errorOf('name_en')}
      />
    </div>
  );
}
