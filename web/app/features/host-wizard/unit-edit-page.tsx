import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import type { HostUnit } from '@diyar/contract/supply/host-units';
import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import {
  frozenRentErrors,
  policyErrors,
  pricesErrors,
  servicesErrors,
} from '@diyar/contract/supply/letting-checks';
import { unitErrors } from '@diyar/contract/supply/supply-checks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { PermitFields } from '../host-fields/licence-fields.tsx';
import { forgetDraft } from '../my-info/draft.ts';
import { RevisionNotice } from '../revisions/revision-notice.tsx';
import { EditFrame, EditSection, EditWaiting } from './edit-frame.tsx';
import { isSame } from './merge-content.ts';
import { StepFields } from './step-fields.tsx';
import { useEditContext } from './use-edit-context.ts';
import type { ReadingContext } from './use-reading.ts';
import { type Saved, useSupplyEdit } from './use-supply-edit.ts';

/** Edits a unit: what it is, its photos, prices, services and terms. */
export function UnitEditPage({ id }: { id: string }) {
  const t = useTranslations('wizard');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'host_unit', id],
    queryFn: () => callApi('GET /api/v1/host/units/{id}', { lang, params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const context = useEditContext();
  const [round, setRound] = useState(0);
  if (data === undefined || context.data === undefined) {
    const retry = () => void Promise.all([refetch(), context.refetch()]);
    const exitTo = supplyPaths(lang).properties();
    return <EditWaiting title={t('editUnit')} exitTo={exitTo} error={error ?? context.error} retry={retry} />;
  }
  // What was typed over the edit that is taken back goes with it.
  const restart = async () => {
    await refetch();
    forgetDraft(`unit:${id}`);
    setRound(round + 1);
  };
  return (
    <UnitForm
      key={round}
      unit={data}
      context={context.data}
      onSaved={() => void refetch()}
      onWithdrawn={() => void restart()}
    />
  );
}

const savedOf = ({ version, unit, prices, services, policy, photos }: HostUnit): Saved => ({
  version,
  content: { unit, prices, services, policy, photos },
});

const SECTIONS = ['unit', 'photos', 'prices', 'services', 'down_payment'] as const;
/** What owners and managers alone change of a unit that is there. */
const PRICED: readonly (typeof SECTIONS)[number][] = ['prices', 'services', 'down_payment'];

function isClosed({ abilities }: HostUnit, step: (typeof SECTIONS)[number]): boolean {
  return abilities.edit && !abilities.prices && PRICED.includes(step);
}

function UnitForm(props: {
  unit: HostUnit;
  context: ReadingContext;
  /** The unit is saved, maybe as an edit that waits: the page asks how it stands. */
  onSaved: () => void;
  onWithdrawn: () => void;
}) {
  const { unit: saved, context } = props;
  const t = useTranslations('wizard');
  const lang = useLang();
  const { id, property } = saved;
  const { categories, minimum_prices: minimums, rent_freezes: freezes } = context;
  const edit = useSupplyEdit({
    name: `unit:${id}`,
    saved: savedOf(saved),
    property,
    locked: saved.locked,
    errors: ({ unit, prices, services, policy }) => [
      ...unitErrors(unit, { categories, minimums, property }),
      ...pricesErrors(prices, property.category, minimums),
      ...frozenRentErrors(prices, { ...property, lastRent: unit?.last_rent }, freezes),
      ...servicesErrors(services),
      ...policyErrors(policy, prices?.purpose),
    ],
    send: (mine, before, keep) => saveUnit(id, mine, before, keep).finally(props.onSaved),
    theirs: (refusal) => savedOf((refusal.data as { current: HostUnit }).current),
  });
  return (
    <EditFrame
      title={t('editUnit')}
      exitTo={supplyPaths(lang).property(property.id)}
      edit={edit}
      canEdit={saved.abilities.edit}
      notice={
        <RevisionNotice
          revision={saved.revision}
          isOnShow={saved.ad?.state === 'published'}
          canEdit={saved.abilities.edit}
          onWithdrawn={props.onWithdrawn}
        />
      }
    >
      {SECTIONS.map((step) => (
        <EditSection
          key={step}
          title={t(`step.${step}`)}
          closed={isClosed(saved, step) ? t('editing.pricesOfManagers') : undefined}
        >
          <StepFields step={step} editor={edit.editor} context={context} />
          {step === 'prices' ? <PermitFields editor={edit.editor} /> : null}
        </EditSection>
      ))}
    </EditFrame>
  );
}

/** Saves the unit, then its photos where they changed: new ones are given to it, and all stand in their new order. */
async function saveUnit(
  id: string,
  { photos = [], ...content }: WizardContent,
  { version, content: { photos: shown = [] } }: Saved,
  keep: (saved: Saved) => void,
): Promise<Saved> {
  const { unit = {}, prices = {}, services = [], policy = {} } = content;
  const params = { id };
  const body = { version, unit, prices, services, policy };
  const saved = savedOf(await callApi('PUT /api/v1/host/units/{id}', { params, body }));
  const withPhotos = (next: WizardPhoto[]) => ({ ...saved, content: { ...saved.content, photos: next } });
  if (isSame(photos, shown)) return saved;
  keep(withPhotos(shown));
  const added = photos.filter((photo) => shown.every((one) => one.id !== photo.id));
  if (added.length > 0) {
    const given = added.map((photo) => ({ ...photo, main: false }));
    await callApi('POST /api/v1/host/units/{id}/photos', { params, body: { photos: given } });
    keep(withPhotos([...shown, ...given]));
  }
  if (photos.length > 0)
    await callApi('PUT /api/v1/host/units/{id}/photos/order', { params, body: { photos } });
  return withPhotos(photos);
}
