import type { HostProperty } from '@diyar/contract/supply/host-properties';
import { locationErrors, propertyErrors } from '@diyar/contract/supply/supply-checks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { partOf, type SupplyEditor } from '../host-fields/editor.ts';
import { DisclosureFields } from '../host-fields/licence-fields.tsx';
import { PropertyFields } from '../host-fields/property-fields.tsx';
import { LocationFields } from '../host-location/location-fields.tsx';
import { PropertyImage } from '../host-photos/property-image.tsx';
import { forgetDraft } from '../my-info/draft.ts';
import { RevisionNotice } from '../revisions/revision-notice.tsx';
import { EditFrame, EditSection, EditWaiting } from './edit-frame.tsx';
import { useEditContext } from './use-edit-context.ts';
import type { ReadingContext } from './use-reading.ts';
import { type Saved, useSupplyEdit } from './use-supply-edit.ts';

/** Edits a property: its facts, its place, what must be disclosed of it. */
export function PropertyEditPage({ id }: { id: string }) {
  const t = useTranslations('wizard');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'host_property', id],
    queryFn: () => callApi('GET /api/v1/host/properties/{id}', { lang, params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const context = useEditContext();
  const [round, setRound] = useState(0);
  if (data === undefined || context.data === undefined) {
    const retry = () => void Promise.all([refetch(), context.refetch()]);
    const exitTo = supplyPaths(lang).properties();
    return (
      <EditWaiting title={t('editProperty')} exitTo={exitTo} error={error ?? context.error} retry={retry} />
    );
  }
  // What was typed over the edit that is taken back goes with it.
  const restart = async () => {
    await refetch();
    forgetDraft(`property:${id}`);
    setRound(round + 1);
  };
  return (
    <PropertyForm
      key={round}
      property={data}
      context={context.data}
      onSaved={() => void refetch()}
      onWithdrawn={() => void restart()}
    />
  );
}

const savedOf = ({ version, property, location }: HostProperty): Saved => ({
  version,
  content: { property, location },
});

function PropertyForm(props: {
  property: HostProperty;
  context: ReadingContext;
  /** The property is saved, maybe as an edit that waits: the page asks how it stands. */
  onSaved: () => void;
  onWithdrawn: () => void;
}) {
  const { property, context } = props;
  const t = useTranslations();
  const lang = useLang();
  const { id } = property;
  const edit = useSupplyEdit({
    name: `property:${id}`,
    saved: savedOf(property),
    property: null,
    locked: property.locked,
    errors: (content) => [
      ...propertyErrors(content.property, {
        categories: context.categories,
        minimums: context.minimum_prices,
        property: null,
      }),
      ...locationErrors(content.location),
    ],
    send: async (content, { version }) => {
      const body = { version, property: content.property ?? {}, location: content.location ?? {} };
      const answer = await callApi('PUT /api/v1/host/properties/{id}', { params: { id }, body, lang });
      props.onSaved();
      return savedOf(answer);
    },
    theirs: (refusal) => savedOf((refusal.data as { current: HostProperty }).current),
  });
  const { editor } = edit;
  const hasFurnished = (slug: string) =>
    context.categories.find((category) => category.slug === slug)?.has_furnished !== false;
  return (
    <EditFrame
      title={t('wizard.editProperty')}
      exitTo={supplyPaths(lang).property(id)}
      edit={edit}
      canEdit={property.abilities.edit}
      notice={
        <RevisionNotice
          revision={property.revision}
          isOnShow={property.units.some(({ ad }) => ad?.state === 'published')}
          canEdit={property.abilities.edit}
          onWithdrawn={props.onWithdrawn}
        />
      }
    >
      <EditSection title={t('wizard.step.property')}>
        <PropertyFields editor={editor} hasFurnished={hasFurnished} />
        <ImageField editor={editor} />
      </EditSection>
      <EditSection title={t('wizard.step.location')}>
        <LocationFields editor={editor} />
      </EditSection>
      <EditSection title={t('supplyForm.fields.property.disclosures')}>
        <DisclosureFields editor={editor} />
      </EditSection>
    </EditFrame>
  );
}

function ImageField({ editor }: { editor: SupplyEditor }) {
  const [{ image = null }, set] = partOf(editor, 'property');
  return (
    <PropertyImage
      image={image}
      onChange={(id) => set({ image: id })}
      error={editor.errorOf('property.image')}
    />
  );
}
