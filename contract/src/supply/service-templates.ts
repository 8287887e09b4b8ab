import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { Period } from '../words/period.ts';
import { ServiceContent } from '../words/supply.ts';
import { SERVICE_CHARGES } from '../words/unit-words.ts';

/** A service that is put at many units from one place. */
export const ServiceTemplate = z.object({
  id: z.uuid(),
  name_ar: z.string(),
  name_en: z.string(),
  price: Money,
  charge: z.enum(SERVICE_CHARGES),
  mandatory: z.boolean(),
  /** The units that have a service of its Arabic name; `same`: nothing of it differs. */
  units: z.array(z.object({ id: z.uuid(), same: z.boolean() })),
});
export type ServiceTemplate = z.infer<typeof ServiceTemplate>;

const Content = ServiceContent.omit({ id: true });
export type ServiceTemplateContent = z.output<typeof Content>;

const Params = z.object({ id: z.uuid('invalid') });

export const listServiceTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/host/service-templates',
  summary: 'Service templates of the acting account, at most 20, and the units they can be put at',
  data: z.object({
    items: z.array(ServiceTemplate),
    units: z.array(z.object({ id: z.uuid(), name: z.string(), periods: z.array(Period) })),
    abilities: z.object({ edit: z.boolean() }),
  }),
  caller: 'token',
});

export const createServiceTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/host/service-templates',
  summary: 'Add a service template; no unit has it yet unless one has a service of its Arabic name',
  body: Content,
  data: ServiceTemplate,
  status: 201,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const saveServiceTemplate = endpoint({
  method: 'PUT',
  path: '/api/v1/host/service-templates/{id}',
  summary:
    'Change a service template: services of units that were the same as it follow, those that differ stay',
  params: Params,
  body: Content,
  data: ServiceTemplate,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const deleteServiceTemplate = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/service-templates/{id}',
  summary: 'Delete a service template; services of units stay',
  params: Params,
  data: z.object({}),
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const applyServiceTemplate = endpoint({
  method: 'PUT',
  path: '/api/v1/host/service-templates/{id}/units',
  summary:
    'Put a service template at these units and take it from the others; a service that a unit has in its own way stays',
  params: Params,
  body: z.strictObject({ units: z.array(z.uuid('invalid')).max(1_000, 'invalid') }),
  data: z.object({
    template: ServiceTemplate,
    added: z.int(),
    removed: z.int(),
    /** Units that have it in their own way, and kept it. */
    kept: z.int(),
    /** Units that have twenty services already. */
    full: z.int(),
  }),
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});
