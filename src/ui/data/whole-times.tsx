const TIME = /(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/;

/** A sentence whose times are each in one piece: no line ends between a day and its hour. */
export const WholeTimes = ({ text }: { text: string }) =>
  text.split(TIME).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
    place % 2 === 1 ? <time key={place}>{part}</time> : part,
  );
