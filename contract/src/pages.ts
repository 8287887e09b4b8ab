import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A content page in the version in force; the body is Markdown of our own. */
export const ContentPage = z.object({
  slug: z.string(),
  version: z.int(),
  effective_from: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
});
export type ContentPage = z.infer<typeof ContentPage>;

export const showPage = endpoint({
  method: 'GET',
  path: '/api/v1/pages/{slug}',
  summary: 'A content page in the version in force',
  params: z.object({ slug: z.string().max(100) }),
  data: ContentPage,
  caller: 'anyone',
});
