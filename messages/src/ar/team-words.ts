/** Roles in the team of a business, as every page names them. */
export const teamWords = {
  roles: { owner: 'المالك', manager: 'مدير', editor: 'محرر', viewer: 'مشاهد', guest: 'ضيف' },
} as const;
