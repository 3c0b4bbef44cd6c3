import { routeRows } from '@/routes';
import { endpoints } from '../handlers';

/** Every menu right that a route asks for. */
export const menuKeys: readonly string[] = [
  ...new Set(routeRows.map((row) => row.permission).filter((key) => key !== null)),
];

let keys: readonly string[] | undefined;

/** Every action right that an endpoint asks for. Read late, since the handlers are collected after this module. */
export const actionKeys = (): readonly string[] => {
  keys ??= [
    ...new Set(
      endpoints()
        .map((one) => one.access)
        .filter((access) => access !== 'anonymous' && access !== 'session'),
    ),
  ];
  return keys;
};
