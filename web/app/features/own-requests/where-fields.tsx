import { lazy, Suspense, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { useChoices } from '../host-fields/use-choices.ts';
import { useCityOptions } from '../host-fields/use-city-options.ts';
import { useDistricts } from '../host-location/city-fields.tsx';
import type { RequestForm } from './use-request-form.ts';

const DrawDialog = lazy(() => import('./draw-dialog.tsx').then((file) => ({ default: file.DrawDialog })));

/** A city, and within it some districts or an area drawn on the map. */
export function WhereFields({ form }: { form: RequestForm }) {
  const t = useTranslations('ownRequests.form');
  const words = useTranslations('requests');
  const { draft, change, errorOf } = form;
  const cities = useCityOptions();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-bold">{t('where')}</legend>
      <Select
        label={words('city')}
        value={draft.city}
        onChange={(city) => change({ city, districts: [], polygon: null })}
        options={[{ value: '', label: t('chooseCity') }, ...cities]}
        error={errorOf('city')}
      />
      {draft.city === '' ? null : (
        <>
          <SegmentedControl
            label={t('places')}
            options={[
              { value: 'districts', label: t('byDistricts') },
              { value: 'drawing', label: t('byDrawing') },
            ]}
            value={draft.byDrawing ? 'drawing' : 'districts'}
            onChange={(value) => change({ byDrawing: value === 'drawing' })}
          />
          {draft.byDrawing ? <Drawn form={form} /> : <Districts form={form} />}
        </>
      )}
    </fieldset>
  );
}

function Districts({ form: { draft, change, errorOf } }: { form: RequestForm }) {
  const t = useTranslations('ownRequests.form');
  const districts = useDistricts(draft.city);
  const nameOf = (slug: string) => districts.find((one) => one.slug === slug)?.name ?? slug;
  return (
    <div className="grid gap-3">
      <Select
        label={t('districts')}
        hint={t('districtsHint')}
        value=""
        onChange={(slug) => {
          if (slug !== '' && !draft.districts.includes(slug))
            change({ districts: [...draft.districts, slug] });
        }}
        options={[
          { value: '', label: t('addDistrict') },
          ...districts
            .filter(({ slug }) => !draft.districts.includes(slug))
            .map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        error={errorOf('districts')}
      />
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {draft.districts.map((slug) => (
          <li key={slug}>
            <button
              type="button"
              aria-label={t('removeDistrict', { name: nameOf(slug) })}
              onClick={() => change({ districts: draft.districts.filter((one) => one !== slug) })}
              className="flex min-h-11 items-center gap-2 rounded-pill border border-primary bg-primary-soft px-4 text-primary"
            >
              {nameOf(slug)}
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drawn({ form: { draft, change, errorOf } }: { form: RequestForm }) {
  const t = useTranslations('ownRequests.form');
  const [isDrawing, setDrawing] = useState(false);
  const city = useChoices().cities.find(({ slug }) => slug === draft.city);
  const corners = draft.polygon?.split(/[;|]/).length;
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="secondary" onClick={() => setDrawing(true)}>
        <Icon name="map" />
        {t(draft.polygon === null ? 'draw' : 'redraw')}
      </Button>
      {corners === undefined ? null : (
        <p className="text-sm text-primary">{t('drawn', { count: corners })}</p>
      )}
      <FieldNote id="request-polygon" error={errorOf('polygon')} />
      {isDrawing ? (
        <Suspense fallback={null}>
          <DrawDialog
            around={city === undefined ? null : { lat: city.lat, lng: city.lng }}
            onDrawn={(polygon) => {
              change({ polygon });
              setDrawing(false);
            }}
            onClose={() => setDrawing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
