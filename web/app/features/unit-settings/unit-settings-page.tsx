import type { LetUnit, ShownSettings } from '@diyar/contract/supply/unit-settings';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { BookingFields } from './booking-fields.tsx';
import { CopySheet } from './copy-sheet.tsx';
import { DoorCode } from './door-code.tsx';
import { FeedsCard } from './feeds-card.tsx';
import { HourFields } from './hour-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { NightFields } from './night-fields.tsx';
import { SettingsCard } from './settings-card.tsx';
import { UnitChooser } from './unit-chooser.tsx';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';
import { useLetUnits, useUnitSettings } from './use-unit-settings.ts';

/** On which terms each unit is booked: one unit at a time, and the way to copy them to others. */
export function UnitSettingsPage() {
  const t = useTranslations('unitBoard.settings');
  const to = supplyPaths(useLang());
  const [query, setQuery] = useSearchParams();
  const { data: units, error, refetch } = useLetUnits();
  if (error !== null && units === undefined)
    return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
  if (units === undefined) return <PageSkeleton />;
  const chosen = units.find(({ id }) => id === query.get('unit')) ?? units[0];
  if (chosen === undefined) {
    const add = (
      <Link to={to.addProperty()} className={buttonLook('primary')}>
        {t('noneAct')}
      </Link>
    );
    return <EmptyState isPage drawing="calendar" title={t('none')} text={t('noneText')} action={add} />;
  }
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 lg:py-8">
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="min-w-0 max-w-xl">
        <UnitChooser
          units={units}
          chosen={chosen}
          onChange={(unit) => setQuery({ unit }, { replace: true })}
        />
      </div>
      <OfUnit key={chosen.id} unit={chosen} units={units} />
    </div>
  );
}

function OfUnit({ unit, units }: { unit: LetUnit; units: readonly LetUnit[] }) {
  const t = useTranslations('unitBoard.settings');
  const { data, error, refetch, put } = useUnitSettings(unit.id);
  const [read, setRead] = useState(0);
  if (data !== undefined) {
    const reread = async () => {
      await refetch();
      setRead((times) => times + 1);
    };
    return (
      <>
        <DoorCode unitId={unit.id} />
        <FeedsCard unitId={unit.id} />
        <Form key={read} shown={data} units={units} onSaved={put} reread={() => void reread()} />
      </>
    );
  }
  if (error === null) return <Skeleton className="h-96" />;
  return <OwnAdProblem error={error} title={t('failed')} retry={() => void refetch()} />;
}

interface FormProps {
  shown: ShownSettings;
  units: readonly LetUnit[];
  onSaved: (settings: ShownSettings) => void;
  /** Reads the settings again and drops what was typed. */
  reread: () => void;
}

function Form({ shown, units, onSaved, reread }: FormProps) {
  const t = useTranslations('unitBoard.settings');
  const form = useSettingsForm(shown, onSaved);
  const { periods } = shown.unit;
  const mayEdit = shown.abilities.edit;
  const isByHour = periods.includes(1);
  const isByNight = periods.length === 0 || periods.some((period) => period !== 1);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      className="grid gap-6"
    >
      {mayEdit ? null : <Notice tone="neutral">{t('readOnly')}</Notice>}
      {periods.length === 0 ? <Notice tone="warning">{t('noPrice')}</Notice> : null}
      <fieldset disabled={!mayEdit} className="grid min-w-0 items-start gap-6 xl:grid-cols-2">
        <SettingsCard title={t('parts.booking')}>
          <BookingFields form={form} isByNight={isByNight} />
        </SettingsCard>
        {isByNight ? (
          <SettingsCard title={t('parts.nights')}>
            <NightFields form={form} periods={periods} />
          </SettingsCard>
        ) : null}
        {isByHour ? (
          <SettingsCard title={t('parts.hours')}>
            <HourFields form={form} hasGap={!isByNight} />
          </SettingsCard>
        ) : null}
        <SettingsCard title={t('parts.money')}>
          <MoneyFields form={form} />
        </SettingsCard>
      </fieldset>
      {mayEdit ? <Footer shown={shown} units={units} form={form} reread={reread} /> : null}
    </form>
  );
}

function Footer(props: Omit<FormProps, 'onSaved'> & { form: SettingsForm }) {
  const t = useTranslations('unitBoard.settings');
  const { shown, units, form, reread } = props;
  const [isCopying, setCopying] = useState(false);
  const others = units.filter(({ id }) => id !== shown.unit.id);
  return (
    <>
      {form.isStale ? (
        <Notice
          tone="warning"
          action={
            <Button kind="secondary" size="small" onClick={reread}>
              {t('reload')}
            </Button>
          }
        >
          <span role="alert">{t('elsewhere')}</span>
        </Notice>
      ) : null}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-t border-line bg-background px-4 py-3 max-lg:bottom-16">
        <Button type="submit" pending={form.isPending}>
          {t('save')}
        </Button>
        {others.length === 0 ? null : (
          <Button
            kind="secondary"
            onClick={() => setCopying(true)}
            disabledReason={form.isDirty ? t('copyUnsaved') : undefined}
          >
            {t('copy')}
          </Button>
        )}
      </div>
      {isCopying ? <CopySheet unit={shown.unit} others={others} onClose={() => setCopying(false)} /> : null}
    </>
  );
}
