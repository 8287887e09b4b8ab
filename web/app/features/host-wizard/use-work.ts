import type { Api } from '@diyar/contract/endpoints/endpoints';
import type { Wizard, WizardContent } from '@diyar/contract/supply/host-wizard';
import type { WizardReading } from '@diyar/contract/supply/read-wizard';
import type { BrokenField } from '@diyar/contract/supply/supply-checks';
import { useEffect, useState } from 'react';
import type { CallData } from '../../api/client.ts';
import { useSession } from '../../session/session.ts';
import type { SupplyEditor } from '../host-fields/editor.ts';
import { removePhoto } from '../host-photos/photo-order.ts';
import type { Step } from './steps.ts';
import { useAddedProperty } from './use-added-property.ts';
import { type ReadingContext, useReading, useSentenceOf } from './use-reading.ts';
import { useWizardDraft, type WizardSaver } from './use-wizard-draft.ts';
import { forgetDraft, freshDraft } from './wizard-draft.ts';

export type OpenData = CallData<'GET /api/v1/host/wizard' & keyof Api>;

/** Everything a step works with. */
export interface Work {
  saver: WizardSaver;
  editor: SupplyEditor;
  reading: WizardReading;
  context: ReadingContext;
  property: Wizard['property'];
  /** Says beside the fields of a step what is wrong with them; from then on, also as they are filled in. */
  tell: (step: Step) => void;
  /** What the server alone could know to be wrong. */
  refuse: (errors: readonly { field: string; msg: string }[]) => void;
  /** Keeps the step as the one to go on with, on whatever device. */
  remember: (step: Step) => void;
  /** It is finished: nothing of it is open any more. */
  finish: () => void;
}

/** The draft with its saver, what is missing of it, and which of that has been said. */
export function useWork(props: {
  account: string;
  propertyId: string | null;
  data: OpenData;
  onSaved: (wizard: Wizard | null) => void;
}): Work {
  const { data, propertyId } = props;
  const isBusiness = useSession().userType === 'bussines';
  const fresh = freshDraft(propertyId, defaultsOf(propertyId !== null, isBusiness));
  const saver = useWizardDraft(props.account, data.wizard, fresh, props.onSaved);
  const { wizard } = data;
  const { meet } = saver;
  // What another device saved arrives with the query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `meet` is made anew with each rendering and does the same
  useEffect(() => {
    meet(wizard);
  }, [wizard]);
  const content = saver.draft.mine;
  const property = useAddedProperty(wizard?.property ?? null, propertyId);
  const reading = useReading(content, data, property);
  const said = useSaid(reading.topics.flatMap(({ broken }) => broken));
  const editor: SupplyEditor = {
    content,
    property,
    change: (update) => {
      said.forgetRefusals();
      saver.change(update);
    },
    forgetPhoto: (id) =>
      saver.change((before) => ({ ...before, photos: removePhoto(before.photos ?? [], id) })),
    errorOf: said.errorOf,
    isLocked: () => false,
  };
  return {
    saver,
    editor,
    reading,
    context: data,
    property,
    tell: said.tell,
    refuse: said.refuse,
    remember: (step) => {
      if (step !== 'summary') saver.change((before) => ({ ...before, topic: step }));
    },
    finish: () => forgetDraft(props.account),
  };
}

function useSaid(broken: readonly BrokenField[]) {
  const [told, setTold] = useState<readonly Step[]>([]);
  const [refused, setRefused] = useState<readonly { field: string; msg: string }[]>([]);
  const sentenceOf = useSentenceOf();
  const errorOf = (field: string) => {
    const own = broken.find((one) => one.field === field && told.includes(one.topic));
    return own === undefined ? refused.find((one) => one.field === field)?.msg : sentenceOf(own);
  };
  return {
    errorOf,
    tell: (step: Step) => setTold((before) => [...before, step]),
    refuse: setRefused,
    forgetRefusals: () => {
      if (refused.length > 0) setRefused([]);
    },
  };
}

/** What most say, filled in and shown from the beginning. */
function defaultsOf(isUnit: boolean, isBusiness: boolean): WizardContent {
  const unit: WizardContent = {
    unit: { privacy: 'public' },
    prices: { purpose: 'rent' },
    policy: {
      down_payment_percent: 30,
      instant: true,
      cancellation: 'moderate',
      arrival_time: '16:00',
      departure_time: '12:00',
    },
  };
  if (isUnit) return unit;
  return { property: { relation: isBusiness ? 'marketer' : 'owner', exclusive: false }, ...unit };
}
