/** Rules that names of places can break. */
export const NAME_RULES = ['synonyms_20', 'place_name_taken', 'merge_into_itself'] as const;
