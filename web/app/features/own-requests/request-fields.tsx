import { REQUEST_CHANNELS, REQUEST_KINDS } from '@diyar/contract/words/request-words';
import type { FormEvent } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ManyChips } from '../../ui/chips.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { offered } from '../host-fields/offered.ts';
import { useChoices } from '../host-fields/use-choices.ts';
import { floorText } from '../requests/floor-text.ts';
import { SizeFields } from './size-fields.tsx';
import type { RequestForm } from './use-request-form.ts';
import { WhereFields } from './where-fields.tsx';

const FLOORS = ['ground', 'upper', '1', '2', '3', '4', '5', 'last'];

/** Everything that can be said of a request, on one page. */
export function RequestFields({ form }: { form: RequestForm }) {
  const t = useTranslations('ownRequests.form');
  const { draft, change, errorOf, isPending, publish } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void publish();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <WhatFields form={form} />
      <WhereFields form={form} />
      <SizeFields form={form} />
      <FloorChips form={form} />
      <FeatureChips form={form} />
      <TextArea
        label={t('description')}
        value={draft.description}
        onChange={(description) => change({ description })}
        rows={4}
        maxLength={2000}
        error={errorOf('description')}
      />
      <ManyChips
        label={t('contact')}
        hint={t('channelsHint')}
        options={REQUEST_CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
        values={draft.channels}
        onChange={(channels) => change({ channels })}
        error={errorOf('channels')}
      />
      <Button type="submit" pending={isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}

function WhatFields({ form: { draft, change, errorOf } }: { form: RequestForm }) {
  const t = useTranslations('ownRequests.form');
  const words = useTranslations('requests');
  const { categories } = useChoices();
  return (
    <>
      <SegmentedControl
        label={t('kind')}
        options={REQUEST_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        error={errorOf('kind')}
      />
      <SegmentedControl
        label={t('purpose')}
        options={(['rent', 'sale'] as const).map((value) => ({ value, label: words(`purposes.${value}`) }))}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
        error={errorOf('purpose')}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={draft.title}
        maxLength={100}
        autoComplete="off"
        onChange={(title) => change({ title })}
        error={errorOf('title')}
      />
      <Select
        label={words('category')}
        value={draft.category}
        onChange={(category) => change({ category })}
        options={[{ value: '', label: t('chooseCategory') }, ...offered(categories, [draft.category])]}
        error={errorOf('category')}
      />
    </>
  );
}

function FloorChips({ form: { draft, change, errorOf } }: { form: RequestForm }) {
  const words = useTranslations('requests');
  const numbers = [...new Set([...FLOORS, ...draft.floors])];
  return (
    <details className="rounded-base border border-line bg-surface" open={draft.floors.length > 0}>
      <summary className="cursor-pointer p-4 font-medium">{words('floor')}</summary>
      <div className="px-4 pb-4">
        <ManyChips
          label={words('floor')}
          labelHidden
          options={numbers.map((value) => ({ value, label: floorText(value, words) }))}
          values={draft.floors}
          onChange={(next) => change({ floors: next })}
          error={errorOf('floors')}
        />
      </div>
    </details>
  );
}

function FeatureChips({ form: { draft, change, errorOf } }: { form: RequestForm }) {
  const t = useTranslations('ownRequests.form');
  const { features } = useChoices();
  return (
    <details className="rounded-base border border-line bg-surface" open={draft.features.length > 0}>
      <summary className="cursor-pointer p-4 font-medium">{t('features')}</summary>
      <div className="px-4 pb-4">
        <ManyChips
          label={t('features')}
          labelHidden
          options={offered(features, draft.features)}
          values={draft.features}
          onChange={(next) => change({ features: next })}
          error={errorOf('features')}
        />
      </div>
    </details>
  );
}
