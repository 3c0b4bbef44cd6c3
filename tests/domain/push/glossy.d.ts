declare module 'glossy' {
  /** What the parser says of a line; it comes without types of its own. */
  export interface Parsed {
    type?: string;
    prival?: number;
    facility?: string;
    severity?: string;
    time?: Date;
    host?: string | null;
    appName?: string | null;
    msgID?: string | null;
    structuredData?: Record<string, Record<string, string>>;
    message?: string;
  }
  export const Parse: { parse(line: string): Parsed };
}
