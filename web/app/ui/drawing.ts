/** The drawings of what is empty. */
export type Drawing = 'door' | 'search' | 'calendar' | 'cloud' | 'clock' | 'receipt' | 'tent' | 'heart';
