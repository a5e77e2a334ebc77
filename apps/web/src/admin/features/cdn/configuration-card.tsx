import { Button } from "@saywhere/ui/button";
import { Skeleton } from "@saywhere/ui/skeleton";
import type { StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { StatusTag } from "../../lib/screen/status-tag.tsx";
import { ConfigurationDialog, providerLabel } from "./configuration-dialog.tsx";
import { Description, DescriptionList, TitledCard } from "./titled-card.tsx";

interface ConfigurationCardProps {
  configuration: UseQueryResult<StorageConfiguration, unknown>;
  /** Whether the site status failed to load; undefined while it loads. */
  statusFailed: boolean | undefined;
}

/** The storage location of the export. */
export function ConfigurationCard({ configuration, statusFailed }: ConfigurationCardProps) {
  const [open, setOpen] = useState(false);
  const { data } = configuration;
  return (
    <TitledCard title="CDN Configuration" busy={configuration.isPending}>
      {configuration.isError && (
        <LoadError title="The configuration could not be loaded." query={configuration} />
      )}
      <DescriptionList>
        {!configuration.isError && (
          <>
            <Description label="Provider">
              {data ? providerLabel(data) : <Skeleton width="9rem" />}
            </Description>
            <Description label="Region">
              {data ? (
                <>
                  {data.region}
                  {data.provider === "folder" && ", once an object storage service is set up"}
                </>
              ) : (
                <Skeleton width="5rem" />
              )}
            </Description>
          </>
        )}
        <Description label="Storage">
          {statusFailed === undefined ? (
            <Skeleton width="6rem" />
          ) : (
            <StatusTag tone={statusFailed ? "highlight" : "success"}>
              {statusFailed ? "Unconfigured" : "Configured"}
            </StatusTag>
          )}
        </Description>
        {!configuration.isError && (
          <Description label={data?.provider === "folder" ? "Static folder" : "Static bucket"}>
            {data?.static.name ?? <Skeleton width="8rem" />}
          </Description>
        )}
      </DescriptionList>
      {!configuration.isError && (
        <div>
          <Button variant="outline" size="sm" disabled={!data} onClick={() => setOpen(true)}>
            View Configuration
          </Button>
        </div>
      )}
      {open && data && <ConfigurationDialog configuration={data} onClose={() => setOpen(false)} />}
    </TitledCard>
  );
}
