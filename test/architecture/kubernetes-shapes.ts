// The fields that Kubernetes, kustomize, CloudNativePG and its backups know of what stands in deploy/kubernetes, as their
// references write them; those with a question mark may be left out. Only those in use: another is added here with its use.

/** A list of one shape; a map of names to a shape; or a leaf. */
export type Shape =
  | 'text'
  | 'number'
  | 'yes or no'
  | 'text or number'
  | readonly [Shape]
  | { readonly '*': Shape }
  | { readonly [field: string]: Shape };

const meta = { name: 'text', 'labels?': { '*': 'text' }, 'annotations?': { '*': 'text' } } as const;
const selector = { matchLabels: { '*': 'text' } } as const;
const named = { name: 'text' } as const;
const keyOf = { name: 'text', key: 'text' } as const;
const amounts = { 'cpu?': 'text', 'memory?': 'text' } as const;
const resources = { requests: amounts, limits: amounts } as const;

const timing = {
  'initialDelaySeconds?': 'number',
  'periodSeconds?': 'number',
  'timeoutSeconds?': 'number',
  'failureThreshold?': 'number',
} as const;
const probe = {
  'httpGet?': { path: 'text', port: 'text or number' },
  'exec?': { command: ['text'] },
  ...timing,
} as const;

const container = {
  name: 'text',
  image: 'text',
  'command?': ['text'],
  'ports?': [{ name: 'text', containerPort: 'number' }],
  'envFrom?': [{ 'configMapRef?': named, 'secretRef?': named }],
  'env?': [{ name: 'text', 'value?': 'text', 'valueFrom?': { secretKeyRef: keyOf } }],
  'startupProbe?': probe,
  'readinessProbe?': probe,
  'livenessProbe?': probe,
  resources,
  securityContext: { allowPrivilegeEscalation: 'yes or no', capabilities: { drop: ['text'] } },
} as const;

const pod = {
  metadata: { labels: { '*': 'text' } },
  spec: {
    'restartPolicy?': 'text',
    'automountServiceAccountToken?': 'yes or no',
    'terminationGracePeriodSeconds?': 'number',
    securityContext: { runAsNonRoot: 'yes or no', runAsUser: 'number', seccompProfile: { type: 'text' } },
    'topologySpreadConstraints?': [
      { maxSkew: 'number', topologyKey: 'text', whenUnsatisfiable: 'text', labelSelector: selector },
    ],
    containers: [container],
  },
} as const;

const head = { apiVersion: 'text', kind: 'text' } as const;
const object = { ...head, metadata: meta } as const;

export const SHAPES: Readonly<Record<string, Shape>> = {
  'kustomize.config.k8s.io/v1beta1 Kustomization': {
    ...head,
    namespace: 'text',
    resources: ['text'],
    images: [{ name: 'text', newName: 'text', newTag: 'text' }],
  },
  'v1 Namespace': object,
  'v1 ConfigMap': { ...object, data: { '*': 'text' } },
  'v1 Service': {
    ...object,
    spec: {
      selector: { '*': 'text' },
      ports: [{ name: 'text', port: 'number', targetPort: 'text or number' }],
    },
  },
  'apps/v1 Deployment': {
    ...object,
    spec: {
      replicas: 'number',
      'minReadySeconds?': 'number',
      'progressDeadlineSeconds?': 'number',
      strategy: {
        type: 'text',
        rollingUpdate: { maxUnavailable: 'text or number', maxSurge: 'text or number' },
      },
      selector,
      template: pod,
    },
  },
  'batch/v1 Job': {
    ...object,
    spec: { backoffLimit: 'number', activeDeadlineSeconds: 'number', template: pod },
  },
  'policy/v1 PodDisruptionBudget': { ...object, spec: { minAvailable: 'text or number', selector } },
  'networking.k8s.io/v1 Ingress': {
    ...object,
    spec: {
      'ingressClassName?': 'text',
      tls: [{ hosts: ['text'], secretName: 'text' }],
      rules: [
        {
          host: 'text',
          http: {
            paths: [
              {
                path: 'text',
                pathType: 'text',
                backend: { service: { name: 'text', port: { name: 'text' } } },
              },
            ],
          },
        },
      ],
    },
  },
  'postgresql.cnpg.io/v1 Cluster': {
    ...object,
    spec: {
      instances: 'number',
      imageName: 'text',
      primaryUpdateStrategy: 'text',
      primaryUpdateMethod: 'text',
      bootstrap: {
        initdb: {
          database: 'text',
          owner: 'text',
          encoding: 'text',
          localeProvider: 'text',
          builtinLocale: 'text',
          localeCollate: 'text',
          localeCType: 'text',
        },
      },
      postgresql: {
        synchronous: { method: 'text', number: 'number', dataDurability: 'text' },
        parameters: { '*': 'text' },
      },
      storage: { size: 'text' },
      walStorage: { size: 'text' },
      resources,
      affinity: { enablePodAntiAffinity: 'yes or no', podAntiAffinityType: 'text', topologyKey: 'text' },
      plugins: [{ name: 'text', isWALArchiver: 'yes or no', parameters: { '*': 'text' } }],
    },
  },
  'postgresql.cnpg.io/v1 Pooler': {
    ...object,
    spec: {
      cluster: named,
      instances: 'number',
      type: 'text',
      pgbouncer: { poolMode: 'text', parameters: { '*': 'text' } },
    },
  },
  'postgresql.cnpg.io/v1 ScheduledBackup': {
    ...object,
    spec: {
      schedule: 'text',
      backupOwnerReference: 'text',
      cluster: named,
      method: 'text',
      pluginConfiguration: named,
    },
  },
  'barmancloud.cnpg.io/v1 ObjectStore': {
    ...object,
    spec: {
      retentionPolicy: 'text',
      configuration: {
        destinationPath: 'text',
        endpointURL: 'text',
        s3Credentials: { accessKeyId: keyOf, secretAccessKey: keyOf },
        wal: { compression: 'text' },
      },
    },
  },
};
