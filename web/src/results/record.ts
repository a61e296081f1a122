// Where the record of a finished game is, and what its file is called.
export const recordUrl = (table: string): string => `/api/tables/${table}/record`;
export const recordFile = (table: string): string => `blackgate-${table.slice(0, 8)}.txt`;
