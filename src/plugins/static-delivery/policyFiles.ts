/** Where a build keeps its security policy, relative to the build folder. Written by the build, read by servers. */
export const policyFiles = {
  folder: '.delivery',
  json: '.delivery/policy.json',
  nginx: '.delivery/policy.nginx.conf',
} as const;
