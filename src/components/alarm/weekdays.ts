/** The days of the week by their number, Monday 1 to Sunday 7. */
export const WEEKDAYS = [
  [1, 'alarmSay.monday'],
  [2, 'alarmSay.tuesday'],
  [3, 'alarmSay.wednesday'],
  [4, 'alarmSay.thursday'],
  [5, 'alarmSay.friday'],
  [6, 'alarmSay.saturday'],
  [7, 'alarmSay.sunday'],
] as const;
