import type { ServiceTemplate } from '@diyar/contract/supply/service-templates';
import type { CallData } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { useTemplateUnits } from './use-template-form.ts';

/** The units that offer a template, chosen together; one that offers it in its own way keeps that. */
export function TemplateUnits(props: {
  template: ServiceTemplate;
  units: CallData<'GET /api/v1/host/service-templates'>['units'];
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('serviceTemplates');
  const { template } = props;
  const name = useLang() === 'ar' ? template.name_ar : template.name_en;
  const { units: chosen, setUnits, isPending, save } = useTemplateUnits(template, props.onSaved);
  const own = new Set(template.units.flatMap(({ id, same }) => (same ? [] : [id])));
  const free = props.units.map(({ id }) => id).filter((id) => !own.has(id));
  const kept = chosen.filter((id) => own.has(id));
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t('unitsOf', { name })}
      closeLabel={t('close')}
      footer={
        <Button wide pending={isPending} onClick={() => void save()}>
          {t('apply')}
        </Button>
      }
    >
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm text-soft">{t('unitsHint')}</legend>
        {free.length === 0 ? null : (
          <Checkbox
            label={t('allUnits')}
            isSelected={free.every((id) => chosen.includes(id))}
            onChange={(isAll) => setUnits(isAll ? [...kept, ...free] : kept)}
            error={undefined}
          />
        )}
        <ul className="divide-y divide-line rounded-base border border-line px-3">
          {props.units.map((unit) => (
            <li key={unit.id}>
              {own.has(unit.id) ? (
                <p className="py-2.5">
                  <bdi>{unit.name}</bdi>
                  <span className="block text-xs text-soft">{t('differs')}</span>
                </p>
              ) : (
                <Checkbox
                  label={<bdi>{unit.name}</bdi>}
                  isSelected={chosen.includes(unit.id)}
                  onChange={(isOn) =>
                    setUnits(isOn ? [...chosen, unit.id] : chosen.filter((id) => id !== unit.id))
                  }
                  error={undefined}
                />
              )}
            </li>
          ))}
        </ul>
      </fieldset>
    </Sheet>
  );
}
